"""`kata hint`: the next hint on what failed, a rung at a time."""

from __future__ import annotations

from dataclasses import dataclass

from harness.cli.options import FollowupOption
from harness.cli.past import known_past
from harness.cli.verdict_page import ProgressBar
from harness.console import print_drawing, warn
from harness.errors import Exit
from harness.practice.attempt import Attempt
from harness.practice.step_lines import draw_steps


@dataclass(frozen=True)
class Options(FollowupOption):
    """There are five hints for each kind of mistake, and each says more than the one before.

    First comes a question, then where to look, then what has to be true, then the code in words,
    and last the lines themselves. Each hint counts in the rating of the rep. After Accepted, the
    hints ask what an interviewer would ask.
    """


def run(options: Options) -> int:
    """Show the next hint on the learner's own attempt, and count it."""
    problem = options.load()
    attempt = Attempt(problem)
    hint = attempt.hint(known_past(problem), None, ProgressBar())
    print_drawing(hint.lines)
    print_drawing(draw_steps(attempt.situation(), "hint", further=hint.goes_on))
    warn(hint.complaint)
    return Exit.ACCEPTED
