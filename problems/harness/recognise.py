"""Which approach is mine? Told by the writes of an accepted solution, not by its text."""

from __future__ import annotations

from itertools import accumulate
from pathlib import Path
from statistics import median

from harness.load import load_solution
from harness.records import Case, Judged, Report
from harness.searches import (
    Searches,
    first_difference,
    nearest,
    read_table,
    record,
    search_of,
    writes_only_the_answer,
)
from harness.trace import Step, Trace

INDENT = " " * 8
PATIENCE = 1.0
"""Seconds for running it once more: on the cases that it solves fastest."""
SLOWER = 2.0
"""How much longer a run may take when it is recorded."""


def recognise(report: Report, folder: Path) -> list[str]:
    """Some sentences on whose search it is and how it ranks, or none if nothing is known.

    Args:
        report: of an accepted solution.
        folder: where the approaches and the table of their searches lie.
    """
    table = read_table(folder)
    known = {case for own in table.values() for case in own}
    judged = [one for one in report.judged if one.case.name in known]
    traces = list(record(report.problem, report.solution, _quickest(judged), report.limits))
    mine = {case.name: search_of(trace) for case, trace in traces}
    if not mine:
        return []
    quickest = f", the quickest of {len(judged)}" if len(mine) < len(judged) else ""
    if writes_only_the_answer(mine):
        boards = f"{len(mine)} boards of {len(mine)}{quickest}"
        return [f"Search: on {boards} only the answer is written; what was tried, was on a copy."]
    table = {name: own for name, own in table.items() if not writes_only_the_answer(own)}
    names, same = nearest(mine, table, report.problem.reference)
    rank = _rank(mine, table)
    if same == len(mine):
        return [
            f"Search: the same writes as {listed(names)}, on {same} boards of {same}{quickest}.",
            rank,
        ]
    told = f"most like {listed(names)}: the same writes on {same} boards of {len(mine)}{quickest}"
    return [f"Search: {told}.", *_difference(report, folder, names[0], traces, table), rank]


def listed(names: list[str]) -> str:
    """Names of approaches as a sentence has them."""
    words = [name.replace("_", " ") for name in names]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _quickest(judged: list[Judged]) -> list[Case]:
    """The cases on which a recorded run will be over in time; perhaps none."""
    judged = sorted(judged, key=lambda one: one.run.solve_seconds or 0.0)
    spent = accumulate(SLOWER * (one.run.solve_seconds or 0.0) for one in judged)
    return [one.case for one, seconds in zip(judged, spent, strict=True) if seconds <= PATIENCE]


def _difference(
    report: Report,
    folder: Path,
    name: str,
    traces: list[tuple[Case, Trace]],
    table: dict[str, Searches],
) -> list[str]:
    """Where a search first differs from an approach, on the first board on which it does."""
    reference = load_solution(folder / f"{name}.py")
    for case, trace in traces:
        if search_of(trace).fingerprint != table[name][case.name].fingerprint:
            [(_, other)] = record(report.problem, reference, [case], report.limits)
            apart = first_difference(trace, other)
            if apart:
                number = next(step.number for step in apart if step)
                where = f'It first differs at write {number:,} of "{case.name}"'
                whose = f"yours {_told(apart[0])}, {name} {_told(apart[1])}"
                return [f"{INDENT}{where}: {whose}."]
    return []


def _told(step: Step | None) -> str:
    if step is None:
        return "has ended"
    row, column = step.cell
    return f"writes {step.new or 'a blank'} into r{row + 1}c{column + 1}"


def _rank(mine: Searches, table: dict[str, Searches]) -> str:
    own = median(search.placements for search in mine.values())
    others = {
        name: median(searches[case].placements for case in mine) for name, searches in table.items()
    }
    fewer = sum(count < own for count in others.values())
    return (
        f"{INDENT}{own:,.0f} placements in the median of these boards; {fewer or 'none'} of the "
        f"{len(others)} approaches that search on the board need fewer."
    )
