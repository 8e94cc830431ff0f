"""`kata interview`: forty minutes on the clock, follow-ups, questions, and a report."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from harness import load
from harness.cli.advice import command
from harness.cli.drill import hold_drill
from harness.cli.interviewer import Interviewer
from harness.cli.options import ProblemOption, option
from harness.cli.typed_lines import LeftError, TypedLines
from harness.console import paragraph, print_drawing
from harness.errors import Exit
from harness.practice.attempt import Attempt
from harness.practice.events import InterviewStep
from harness.practice.interview import LENGTHS, MINUTES
from harness.practice.interview_data import read_interview
from harness.practice.interview_page import interview_page
from harness.practice.ladders import read_ladders, title_of
from harness.records import Drawing

HELP = f"take a mock interview: {MINUTES} minutes, follow-ups, questions, a report"


@dataclass(frozen=True)
class Options(ProblemOption):
    """It begins an interview, or resumes the one you left.

    During the interview you get only LeetCode's verdicts. The report at the end names the mistakes.
    """

    minutes: int = option(
        "--minutes",
        type=int,
        choices=list(LENGTHS),
        default=MINUTES,
        help=f"the length of a new interview; a short one has fewer questions ({MINUTES})",
    )
    drill: bool = option(
        "--drill",
        action="store_true",
        help="ask five of the questions aloud instead, without the clock and without code",
    )


def run(options: Options) -> int:
    """Begin or resume an interview, and print its report when it is over; or hold a drill."""
    problem = options.load()
    data = read_interview(problem.folder)
    if options.drill:
        hold_drill(Attempt(problem), data, TypedLines())
        return Exit.ACCEPTED
    room = Interviewer(problem, data, TypedLines())
    interviews = room.past.interviews
    if interviews and not interviews[-1].over:
        room.step(InterviewStep.RESUMED)
        print(f"{problem.title}: the interview goes on where you left it.")
    else:
        welcome(room, options.minutes)
    try:
        room.conduct()
    except LeftError:
        print_drawing(goodbye(room))
        return Exit.ACCEPTED
    except KeyboardInterrupt:
        print_drawing(goodbye(room))
        raise
    finally:  # however it is left: by q, Ctrl-C, or an error
        if not room.current.over:
            room.step(InterviewStep.LEFT)
    report(room)
    return Exit.ACCEPTED


def goodbye(room: Interviewer) -> Drawing:
    """Return what is said to one who leaves."""
    again = command("interview", room.problem)
    text = f"Left with {room.time} on the clock. `{again}` goes on with it."
    return [[], *paragraph("", text)]


def welcome(room: Interviewer, minutes: int) -> None:
    """Put the attempt away, and begin."""
    beginning = room.attempt.begin()
    room.step(InterviewStep.BEGAN, result=str(minutes))
    print(f"{room.problem.title}. You have {minutes} minutes, follow-ups included.")
    if beginning.kept:
        print_drawing(paragraph("Kept", f"your attempt, as {load.near(beginning.kept)}"))


def report(room: Interviewer) -> None:
    """Print the report of the interview that is over."""
    *before, one = room.past.interviews
    others = [known for known in before if known.over and known.runs]
    print()
    title = partial(title_of, read_ladders(room.problem.folder))
    print_drawing(interview_page(one, others[-1] if others else None, title))
