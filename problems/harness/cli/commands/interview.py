"""`kata interview`: forty minutes on the clock, then questions, and a report."""

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from harness.cli.options import SAVED_LAST, ProblemOption, option, problem_field
from harness.console import print_drawing, print_text, warn
from harness.errors import Exit
from harness.folders import find_problems, outermost, slug_of
from harness.interview.conduct import conduct, hold_drill
from harness.interview.questions import read_questions
from harness.interview.report import interview_report
from harness.interview.room import LeftError, Room, TypedLines, say
from harness.interview.state import MINUTES, problem_to_interview
from harness.practice.begin import begin
from harness.practice.events import InterviewStep
from harness.practice.journal import Journal
from harness.practice.ladders import read_ladders, title_of
from harness.problem import Problem
from harness.problem_folder import load_problem
from harness.which_problem import default_folder


@dataclass(frozen=True)
class Options(ProblemOption):
    """The command begins a new interview, or resumes an unfinished one if time remains.

    You write the code within 40 minutes, and then answer questions aloud. The interview shows only
    LeetCode's verdicts, and a hint costs 2 minutes. In another terminal, `kata judge` explains the
    mistake, and `kata hint` gives hints at the same cost. The report at the end names the mistakes.
    """

    problem: str | None = problem_field(
        f"a problem that is due, or else the problem solved longest ago; with DRILL=1, {SAVED_LAST}"
    )
    drill: bool = option("ask five questions, which you answer aloud, without code or a clock")

    def choose(self, near: Path | None) -> Problem:
        """Return the problem; for a follow-up, the problem that it belongs to."""
        if self.problem is None and not self.drill:
            journal = Journal()
            pasts = {folder: journal.past(slug_of(folder)) for folder in find_problems()}
            folder = problem_to_interview(pasts, datetime.now(UTC))
            return load_problem(folder or default_folder())
        return load_problem(outermost(super().choose(near).folder))


def run(options: Options) -> int:
    """Hold an interview or a drill."""
    problem = options.load(say=False)  # the first line has the title
    questions, journal = read_questions(problem.folder), Journal()
    warn(journal.complaint)
    room = Room(problem, questions, TypedLines(), journal)
    if not options.drill:
        return hold_interview(room)
    hold_drill(room)
    return Exit.ACCEPTED


def hold_interview(room: Room) -> int:
    """Begin or resume an interview, and print its report when it is over."""
    if not room.interviews or room.current.rep.over:
        sentences, _ = begin(room.problem, room.journal)
        room.step(InterviewStep.BEGAN)
        print(f"{room.problem.title}: you have {MINUTES} minutes.")
        say("To leave, type q and press Enter at any prompt. The clock keeps running.")
        for sentence in sentences:
            say(sentence)
    elif room.seconds_left:
        resumes = "the interview resumes where you left off"
        print_text(f"{room.problem.title}: {resumes}, with {room.time} left.")
    else:
        print(f"{room.problem.title}: the time ran out while you were away.")
        room.step(InterviewStep.ENDED)
    try:
        conduct(room)
    except (LeftError, KeyboardInterrupt) as left:
        print()
        left_at = f"You left with {room.time} remaining, and the clock keeps running."
        say(f"{left_at} `kata interview` resumes the interview.")
        if isinstance(left, KeyboardInterrupt):
            raise
        return Exit.ACCEPTED
    print()
    mistake = partial(title_of, read_ladders(room.problem.folder))
    print_drawing(interview_report(room.problem, room.current, mistake))
    return Exit.ACCEPTED
