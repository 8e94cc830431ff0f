"""Which approach is mine? Told by the writes of an accepted solution, not by its text."""

from __future__ import annotations

from itertools import accumulate
from pathlib import Path
from statistics import median

from harness.compare.fingerprints import (
    Searches,
    first_difference,
    nearest,
    read_table,
    record,
    search_of,
    takes_nothing_back,
)
from harness.load import load_solution
from harness.records import Case, Judged, Limits, Report
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
    if takes_nothing_back(mine) and any(trace.unwatched for _, trace in traces):
        return ["Search: rows were replaced by other lists, and what is written there is not seen."]
    if takes_nothing_back(mine):
        boards = f"{len(mine)} boards of {len(mine)}{quickest}"
        told = "no digit is taken back: none had to be, or it was tried on a copy"
        return [f"Search: on {boards}, {told}."]
    table = {name: own for name, own in table.items() if not takes_nothing_back(own)}
    if not table:
        return []
    names, same = nearest(mine, table, report.problem.reference)
    rank = _rank(mine, table)
    if same == len(mine):
        return [
            f"Search: the same writes as {listed(names)}, on {same} boards of {same}{quickest}.",
            rank,
        ]
    boards = f"of {len(mine)}{quickest}"
    told = f"most like {listed(names)}: the same writes on {same} boards {boards}"
    if not same:
        told = f"like none of the approaches: not the same writes on any board {boards}"
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
            again = next(record(report.problem, reference, [case], Limits()), None)
            apart = first_difference(trace, again[1]) if again else None
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
    own = median(search.digits for search in mine.values())
    others = {
        name: median(searches[case].digits for case in mine) for name, searches in table.items()
    }
    fewer = sum(count < own for count in others.values())
    return (
        f"{INDENT}{own:,.0f} digits written in the median of these boards; {fewer or 'none'} of "
        f"the {len(others)} approaches that search on the board write{'s' * (fewer < 2)} fewer."
    )
