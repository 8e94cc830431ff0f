"""Compares an accepted solution with the approach that a rep asks for, by their writes.

It compares the values that both write into the blanks, in their order.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from harness.compare.identify import agreeing, difference_from, quick_cases
from harness.compare.measure import record_traces
from harness.compare.searches import (
    Searches,
    count_searches,
    group_by_writes,
    saved_searches,
    shows_search,
)
from harness.console import paragraph, plural
from harness.drawing import Drawing
from harness.judge.outcome import Report
from harness.trace import ROWS_REPLACED
from harness.value import listed
from harness.what_to_type import typed

ROOM = 8
"""A run is stopped after this multiple of the approach's writes: its search is different."""


@dataclass(frozen=True)
class Match:
    """The result of comparing a search with an approach; its fields are keys of the JSON."""

    approach: str
    apart: str = ""
    """The first difference; '' if there is none."""
    unsure: str = ""
    """Why the writes do not show whether it is the approach; '' if they do."""

    def draw(self, value: str) -> Drawing:
        """Draw the result and its consequence for the rep; `value` is `Words.value`."""
        if self.apart:
            result = f"differs from {self.approach}: {self.apart}."
            rest = "The answer is right, but this rep asks for that search, so the rep goes on."
        elif self.unsure:
            again, result = typed("log", "--rate", "again"), f"{self.unsure}."
            rest = f"It counts as {self.approach}. If that is wrong, type `{again}`."
        else:
            return paragraph("Search", f"that of {self.approach}, {value} for {value}.")
        return paragraph("Search", result) + paragraph("", rest)


def compare_with(report: Report, folder: Path, approach: str) -> Match:
    """Record an accepted solution, and compare it with an approach.

    `folder` has the approaches and their saved searches.
    """
    saved = saved_searches(folder)
    cases = quick_cases(report, saved)
    if not cases or approach not in saved:
        return Match(approach, unsure=f"no search of {approach} is saved to compare yours with")
    searches = [saved[approach][case.name] for case in cases]
    most = ROOM * max(search.values_written + search.undos for search in searches)
    if not any(search.shows_search for search in searches):
        hidden = f"{approach} undoes nothing on the board, so its search cannot be seen"
        return Match(approach, unsure=hidden)
    traces = list(record_traces(report.problem, report.solution, cases, most))
    if any(trace.rows_replaced for _, trace in traces):
        return Match(approach, unsure=ROWS_REPLACED)
    mine = count_searches(traces)
    if not shows_search(mine):
        hidden = "yours undoes nothing on the board, so its search cannot be seen"
        return Match(approach, unsure=hidden)
    if difference := difference_from(report, traces, approach, folder):
        names = [name for name, known in saved.items() if agreeing(mine, known) == len(mine)]
        whose = f". Your search is that of {listed(names)}" if names else ""
        return Match(approach, f"{' '.join(difference)}{whose}")
    return Match(approach, unsure=_twins(saved, approach, len(traces)))


def _twins(saved: Mapping[str, Searches], approach: str, boards: int) -> str:
    """Return a clause on the other approaches with the same search; '' if there are none."""
    group = next(names for names in group_by_writes(saved) if approach in names)
    others = [name for name in group if name != approach]
    if not others:
        return ""
    same = f"the same writes as {approach} on {plural(boards, 'quick board')}"
    also = f"{listed(others)} {'writes' if len(others) == 1 else 'write'} the same"
    beside = "what a search keeps beside the board is not compared"
    return f"{same}, but {also}: {beside}, so only you know which one you wrote"
