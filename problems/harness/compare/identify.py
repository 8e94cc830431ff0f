"""Finds the approach that an accepted solution follows, by its writes and not by its text."""

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
SLOWER = 2.5
"""How many times as long a run may take when it is recorded."""


def identify(report: Report, folder: Path) -> list[str]:
    """Return sentences on the search of an accepted solution, [] if nothing is known.

    Args:
        report: of an accepted solution.
        folder: holds the approaches and the table of their searches.
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
        return ["Search: rows were replaced by other lists, so what is written there is not seen."]
    if takes_nothing_back(mine):
        boards = f"{len(mine)} boards of {len(mine)}{quickest}"
        text = "no digit is taken back: none had to be, or it was tried on a copy"
        return [f"Search: on {boards}, {text}."]
    table = {name: own for name, own in table.items() if not takes_nothing_back(own)}
    if not table:
        return []
    names, same = nearest(mine, table, report.problem.reference)
    ranking = rank_counts(mine, table)
    if same == len(mine):
        return [
            f"Search: the same writes as {listed(names)}, on {same} boards of {same}{quickest}.",
            ranking,
        ]
    boards = f"of {len(mine)}{quickest}"
    text = f"most like {listed(names)}: the same writes on {same} boards {boards}"
    if not same:
        text = f"unlike all approaches: the same writes on no board {boards}"
    return [f"Search: {text}.", *_difference(report, folder, names[0], traces, table), ranking]


def rank_counts(mine: Searches, table: dict[str, Searches]) -> str:
    """Return a sentence on how many digits a search writes beside those of a table."""
    own = median(search.digits for search in mine.values())
    others = {
        name: median(searches[case].digits for case in mine) for name, searches in table.items()
    }
    fewer = sum(count < own for count in others.values())
    return (
        f"{INDENT}{own:,.0f} digits written (median of these boards); {fewer or 'none'} of "
        f"the {len(others)} approaches that search on the board write{'s' * (fewer < 2)} fewer."
    )


def listed(names: list[str]) -> str:
    """Return the names of approaches as a sentence has them."""
    words = [name.replace("_", " ") for name in names]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _quickest(judged: list[Judged]) -> list[Case]:
    """Return the cases on which a recorded run will end in time; perhaps none."""
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
    """Return where a search first differs from an approach, on the first board where it does."""
    reference = load_solution(folder / f"{name}.py")
    for case, trace in traces:
        if search_of(trace).fingerprint != table[name][case.name].fingerprint:
            again = next(record(report.problem, reference, [case], Limits()), None)
            apart = first_difference(trace, again[1]) if again else None
            if apart:
                number = next(step.number for step in apart if step)
                where = f'It first differs at write {number:,} of "{case.name}"'
                whose = f"yours {_describe(apart[0])}, {name} {_describe(apart[1])}"
                return [f"{INDENT}{where}: {whose}."]
    return []


def _describe(step: Step | None) -> str:
    if step is None:
        return "has ended"
    row, column = step.cell
    return f"writes {step.new or 'a blank'} into r{row + 1}c{column + 1}"
