"""`kata hint`: show the next hint on the attempt."""

from dataclasses import dataclass

from harness.cli.options import ProblemOption
from harness.console import print_drawing, warn
from harness.errors import Exit
from harness.practice.attempt import read_save
from harness.practice.journal import Journal
from harness.practice.judge import keep_hint, next_hint
from harness.practice.step_lines import lines_after


@dataclass(frozen=True)
class Options(ProblemOption):
    """There are five hints for each kind of mistake. Each hint says more than the one before.

    They are a question, the place to look, the condition that must hold, the code in words, and
    the code itself.
    A hint lowers the rating of the rep, and costs 2 minutes in an interview. After Accepted, the
    hints are questions that an interviewer would ask.
    """


def run(options: Options) -> int:
    """Show the next hint on the learner's own attempt, and count it."""
    problem = options.load()
    save, journal = read_save(problem), Journal()
    warn(journal.complaint)
    hint, judgement = next_hint(save, journal.past(problem.slug))
    complaint = keep_hint(journal, hint, judgement)
    print_drawing([*hint.lines, []])
    print_drawing(lines_after(save, journal, "hint", further=hint.further))
    warn(complaint)
    return Exit.ACCEPTED
