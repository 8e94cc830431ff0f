"""Compares an accepted solution with the one approach that was asked for, by their writes.

The digits are compared that both write, cell by cell and in their order. How a digit is taken back
is left out: writing a blank, or the next digit over it, is the same search.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from harness.compare.fingerprints import (
    Searches,
    first_difference,
    groups,
    read_table,
    record,
    search_of,
    takes_nothing_back,
)
from harness.compare.identify import choose_cases, describe_step, listed, same_as
from harness.console import plural
from harness.load import load_solution
from harness.records import Case, Limits, Report
from harness.trace import Step, Trace

ROOM = 8
"""Times the writes of the approach after which a recorded run is cut off: it is another search."""


@dataclass(frozen=True)
class Match:
    """A search beside that of the approach asked for."""

    approach: str
    apart: str = ""
    """The place where it differs; '' if no difference was seen."""
    unsure: str = ""
    """The reason why the writes do not show which approach it is; '' if they do."""

    @property
    def sentence(self) -> str:
        """A sentence on the result."""
        if self.apart:
            return f"not that of {self.approach}: {self.apart}."
        return f"{self.unsure}." if self.unsure else f"that of {self.approach}, write for write."


def compare_with(report: Report, folder: Path, approach: str) -> Match:
    """Record an accepted solution, and compare it with an approach.

    Args:
        report: of an accepted solution.
        folder: holds the approaches and the table of their searches.
        approach: the name of one of them.
    """
    table = read_table(folder)
    cases = choose_cases(report, table)
    its = {case.name: table[approach][case.name] for case in cases if approach in table}
    if not its:
        return Match(approach, unsure=f"no search of {approach} is saved to compare it with")
    most = ROOM * max(one.digits + one.undos for one in its.values())
    traces = list(record(report.problem, report.solution, cases, Limits(), most=most))
    if takes_nothing_back(its):
        return _beside_hidden(approach, traces)
    if hidden := _why_hidden(traces):
        return Match(approach, unsure=hidden)
    for case, trace in traces:
        if search_of(trace).fingerprint != its[case.name].fingerprint:
            apart = _difference(report, folder / f"{approach}.py", case, trace)
            if apart:
                mine = {case.name: search_of(own) for case, own in traces}
                names = same_as(mine, table)
                whose = f". Yours are the writes of {listed(names)}" if names else ""
                return Match(approach, apart + whose)
    return Match(approach, unsure=_twins(table, approach, len(traces)))


def digits_of(trace: Trace) -> Iterator[Step]:
    """Yield the writes of a trace that are not blanks."""
    return (step for step in trace if step.new)


def _beside_hidden(approach: str, traces: Sequence[tuple[Case, Trace]]) -> Match:
    """Compare searches with that of an approach that takes nothing back on the board."""
    for case, trace in traces:
        back = next((step for step in trace if step.old), None)
        if back:
            row, column = back.cell
            where = f'at write {back.number:,} of "{case.name}"'
            did = f"yours takes {back.old} back from r{row + 1}c{column + 1}"
            return Match(approach, f"{where} {did}, and {approach} takes nothing back")
    text = f"{approach} takes nothing back on the board, and neither does yours"
    return Match(approach, unsure=f"{text}; the rest of the search cannot be seen")


def _why_hidden(traces: Sequence[tuple[Case, Trace]]) -> str:
    """Return why a search cannot be seen on the board; '' if it can."""
    if any(trace.rows_replaced for _, trace in traces):
        return "rows were replaced by other lists, so what is written there is not seen"
    if not traces or takes_nothing_back({case.name: search_of(own) for case, own in traces}):
        return "yours takes nothing back on the board, so its search cannot be seen"
    return ""


def _difference(report: Report, path: Path, case: Case, trace: Trace) -> str:
    """Return where a search first differs from an approach on a board; '' if it does not."""
    again = next(record(report.problem, load_solution(path), [case], Limits()), None)
    apart = first_difference(digits_of(trace), digits_of(again[1])) if again else None
    if not apart:
        return ""
    number = next(step.number for step in apart if step)
    yours, its = map(describe_step, apart)
    return f'at write {number:,} of "{case.name}" yours {yours}, {path.stem} {its}'


def _twins(table: dict[str, Searches], approach: str, boards: int) -> str:
    """Name the other approaches that make the same search; return '' if there are none."""
    group = next(group for group in groups(table) if approach in group)
    others = [name for name in group if name != approach]
    if not others:
        return ""
    names = listed(others)
    verb = "writes" if len(others) == 1 else "write"
    same = f"the same writes as {approach} on {plural(boards, 'quick board')}"
    return f"{same}, but {names} {verb} the same there, so only you know which one it is"
