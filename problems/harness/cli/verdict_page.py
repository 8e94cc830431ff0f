"""Prints what judging finds out: the verdict, and which approach searches alike."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from harness import load
from harness.cli.progress import show_progress
from harness.console import paragraph, print_drawing
from harness.errors import Exit
from harness.judge.outcome import Report, Word

if TYPE_CHECKING:
    from harness.compare.same_search import Match

YES, NO = {"", "y", "yes"}, {"n", "no"}


def confirm(match: Match) -> Match:
    """Print whose search it is, and ask the learner where the writes do not show that.

    Return what is to be kept of it.
    """
    with suppress(BrokenPipeError):  # as with `kata judge | head`: it is kept all the same
        print_drawing(paragraph("Search", match.sentence))
        if match.unsure and sys.stdin.isatty() and sys.stdout.isatty():
            if not _says_yes(f"        Is it {match.approach}? [Y/n] "):
                denied = f"you did not confirm that it is {match.approach}"
                return replace(match, first_difference=denied, unsure="")
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
        found = identify(report, load.SOLUTIONS / report.problem.slug)
    print_drawing([line for label, text in found for line in paragraph(label, text)])
    return "" if found and found[-1][0] == "Next" else "Next"


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
