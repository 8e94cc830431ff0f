"""Prints which approach an accepted solution follows, and how fast it is among them."""

from __future__ import annotations

import sys

from harness import load
from harness.cli.progress import show_progress
from harness.console import LABEL, labelled, print_drawing
from harness.records import Report


def print_search(report: Report) -> None:
    """Print the search and the rank of an accepted solution, after its verdict."""
    from harness.compare.identify import identify
    from harness.compare.rank import rank_in_time

    if not report.verdict.accepted:
        return
    sys.stdout.flush()
    with show_progress("comparing the search", 1):
        sentences = identify(report, load.SOLUTIONS / report.problem.slug)
    _print(sentences)
    sys.stdout.flush()
    approaches = load.find_approaches(report.problem)
    with show_progress("timing the approaches", len(approaches)) as progress:
        sentences = rank_in_time(report, approaches, progress)
    _print(sentences)


def _print(sentences: list[str]) -> None:
    print_drawing([labelled(sentence[:LABEL], sentence[LABEL:]) for sentence in sentences])
