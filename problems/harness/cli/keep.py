"""Keeps judgements of the learner's own attempt in the history of practice."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from harness.cli.past import warn
from harness.console import paragraph, print_drawing
from harness.load import attempt_path
from harness.records import Report, typed

if TYPE_CHECKING:
    from harness.compare.same_search import Match


def keep(report: Report, *, silent: bool = False) -> Match | None:
    """Add a judgement on all cases to the history, if it is one of the learner's own attempt.

    In a rep of an approach from memory an accepted attempt is compared with that approach first;
    the result is printed and returned. If the history cannot be written, a line says so.

    Args:
        report: the judgement, whose page is printed by now.
        silent: True to print nothing about the search and to ask nothing.
    """
    if report.solution.path.resolve() != attempt_path(report.problem).resolve():
        return None
    from harness.practice.from_memory import match_of  # late: the page is printed by now
    from harness.practice.judgements import remember_report

    match = match_of(report)
    if match and not silent:
        match = _settle(match)
    warn(remember_report(report, match.apart if match else ""))
    return match


def _settle(match: Match) -> Match:
    """Print whose search it is, and ask the learner where the writes do not show that."""
    with suppress(BrokenPipeError):  # as with `kata judge | head`: it is kept all the same
        print_drawing(paragraph("Search", match.sentence))
        if match.apart:
            print_drawing(
                paragraph(
                    "", "The board is right, but this rep asks for that search, so it goes on."
                )
            )
        elif match.unsure and sys.stdin.isatty() and sys.stdout.isatty():
            if _says_no(f"        Is it {match.approach}? [Y/n] "):
                return replace(match, apart=f"you say that it is not {match.approach}", unsure="")
        elif match.unsure:
            again = typed("log", "--rate", "again")
            text = f"It counts as {match.approach}. If it is another one, `{again}` says so."
            print_drawing(paragraph("", text))
        sys.stdout.flush()
    return match


def _says_no(question: str) -> bool:
    try:
        return input(question).strip().casefold().startswith("n")
    except EOFError:
        return False
