"""Prints what judging finds out: the progress, the verdict, and which approach searches alike."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from harness.cli.progress import show_progress
from harness.console import paragraph, print_drawing
from harness.errors import Exit
from harness.judge.outcome import Progress, Report, Word
from harness.load import SOLUTIONS
from harness.why.report import print_report

if TYPE_CHECKING:
    from harness.compare.same_search import Match
    from harness.practice.attempt import Attempt
    from harness.practice.events import Shown
    from harness.practice.judgement import Judgement

YES, NO = {"", "y", "yes"}, {"n", "no"}


class ProgressBar:
    """A listener that prints only how far judging has come."""

    @property
    def page(self) -> Shown:
        """Say that the learner sees the likely mistake too."""
        from harness.practice.events import Shown  # late: only the learner's own file is kept

        return Shown.NAMED

    def watch(self, title: str, total: int) -> AbstractContextManager[Progress]:
        """Show a bar until the block ends, if it takes a while."""
        return show_progress(title, total)

    def show(self, report: Report) -> None:
        """Print nothing."""

    def settle(self, match: Match) -> Match:
        """Return what was found."""
        return match


@dataclass(frozen=True)
class VerdictPage(ProgressBar):
    """A listener that prints all there is to know, and asks the learner where only they know."""

    full: bool = False
    """True for whole boards, the whole traceback and everything printed."""
    screen: str = "judge"
    """The command that prints it."""

    def show(self, report: Report) -> None:
        """Print a verdict page, and what to type next after a failure."""
        advice = []
        if not report.verdict.accepted:
            from harness.cli.advice import advise  # late: an accepted solution needs none

            advice = advise(report, self.screen)
        print_report(report, advice, full=self.full)

    def settle(self, match: Match) -> Match:
        """Print whose search it is, and ask the learner where the writes do not show that."""
        with suppress(BrokenPipeError):  # as with `kata judge | head`: it is kept all the same
            print_drawing(paragraph("Search", match.sentence))
            if match.unsure and sys.stdin.isatty() and sys.stdout.isatty():
                if not _says_yes(f"        Is it {match.approach}? [Y/n] "):
                    return replace(
                        match,
                        first_difference=f"you did not confirm that it is {match.approach}",
                        unsure="",
                    )
            elif match.remark:
                print_drawing(paragraph("", match.remark))
            sys.stdout.flush()
        return match


def print_search(report: Report) -> str:
    """Print which approach searches like an accepted solution, and what to try next.

    Return the label of a line below that: '' if it goes on with what to try next.
    """
    from harness.compare.identify import identify  # late: the verdict is on the screen by now

    sys.stdout.flush()
    with show_progress("comparing the search", 1):
        found = identify(report, SOLUTIONS / report.problem.slug)
    print_drawing([line for label, text in found for line in paragraph(label, text)])
    return "" if found and found[-1][0] == "Next" else "Next"


def print_next(attempt: Attempt, judgement: Judgement, screen: str, label: str) -> None:
    """Print what to do after an accepted attempt."""
    from harness.practice.step_lines import draw_steps  # late: the verdict is on the screen by now

    sys.stdout.flush()
    print_drawing(draw_steps(attempt.situation(judgement), screen, label=label))


def exit_code(report: Report, match: Match | None = None) -> Exit:
    """Return the exit code that a report stands for, and a search where one was asked for."""
    if report.verdict.accepted:
        return Exit.REJECTED if match and match.first_difference else Exit.ACCEPTED
    return Exit.OURS if report.verdict.word is Word.INTERNAL else Exit.REJECTED


def _says_yes(question: str) -> bool:
    """Ask until the answer is yes, as Enter is, or no, as the end of the input is."""
    try:
        while (answer := input(question).strip().casefold()) not in YES | NO:
            pass
    except EOFError:
        return False
    return answer in YES
