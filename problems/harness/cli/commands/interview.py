"""`kata interview`: forty minutes on the clock, follow-ups, questions, and a report."""

from __future__ import annotations

from dataclasses import dataclass

from harness import load
from harness.cli.advice import command
from harness.cli.interview.drill import hold_drill
from harness.cli.interview.interviewer import Interviewer
from harness.cli.interview.reports import print_last_report
from harness.cli.interview.typed_lines import LeftError, TypedLines
from harness.cli.options import ProblemOption, option
from harness.console import paragraph, print_drawing
from harness.drawing import Drawing
from harness.errors import Exit
from harness.practice.attempt import Attempt
from harness.practice.events import InterviewStep
from harness.practice.interview.data import read_interview
from harness.practice.interview.length import LENGTHS, MINUTES

HELP = f"take a mock interview: {MINUTES} minutes, follow-ups, questions, a report"


@dataclass(frozen=True)
class Options(ProblemOption):
    """This begins a new interview, or resumes the one you left.

    During the interview you get only LeetCode's verdicts. The report at the end names the mistakes.
    """

    minutes: int = option(
        "--minutes",
        type=int,
        choices=list(LENGTHS),
        default=MINUTES,
        help=f"minutes of a new interview; a shorter one has fewer questions ({MINUTES})",
    )
    drill: bool = option(
        "--drill",
        action="store_true",
        help="only ask five questions to answer aloud, without a clock or code",
    )


def run(options: Options) -> int:
    """Hold an interview or a drill."""
    problem = options.load()
    data = read_interview(problem.folder, problem.steps)
    if options.drill:
        hold_drill(Attempt(problem), data, TypedLines())
        return Exit.ACCEPTED
    return hold_interview(Interviewer(problem, data, TypedLines()), options.minutes)


def hold_interview(room: Interviewer, minutes: int) -> int:
    """Begin or resume an interview, and print its report when it is over."""
    interviews = room.past.interviews
    if interviews and not interviews[-1].over:
        room.step(InterviewStep.RESUMED)
        length = f"the {room.current.length}-minute interview"
        print(f"{room.problem.title}: {length} resumes where you left off.")
    else:
        welcome(room, minutes)
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
    print()
    print_last_report(room.problem, room.past)
    return Exit.ACCEPTED


def goodbye(room: Interviewer) -> Drawing:
    """Return the farewell to a learner who leaves."""
    again = command("interview", room.problem)
    text = f"You left with {room.time} on the clock. `{again}` resumes it."
    return [[], *paragraph("", text)]


def welcome(room: Interviewer, minutes: int) -> None:
    """Put the attempt away, and begin."""
    beginning = room.attempt.begin()
    room.step(InterviewStep.BEGAN, result=str(minutes))
    print(f"{room.problem.title}. You have {minutes} minutes, follow-ups included.")
    if beginning.kept:
        print_drawing(paragraph("Kept", f"your attempt, as {load.near(beginning.kept)}"))
