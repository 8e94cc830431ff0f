"""Finds the approach that an accepted solution follows, by its writes and not by its text.

It always looks at the same boards, those that the reference approach solves in few writes, so the
same solution gets the same sentences on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping
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
from harness.console import plural
from harness.load import load_solution
from harness.records import Case, Limits, Report
from harness.trace import Step, Trace

FEW = 2_000
"""Writes of the reference approach on a board that a search is identified on."""
MOST = 20_000
"""Writes after which a search is cut off there."""


def identify(report: Report, folder: Path) -> list[tuple[str, str]]:
    """Return labelled sentences on the search of an accepted solution, and on what to try next.

    Args:
        report: of an accepted solution.
        folder: holds the approaches and the table of their searches.
    """
    table = read_table(folder)
    cases = choose_cases(report, table)
    limits = Limits()
    traces = list(record(report.problem, report.solution, cases, limits, most=MOST))
    mine = {case.name: search_of(trace) for case, trace in traces}
    if not mine:
        return []
    boards = f"on {plural(len(mine), 'quick board')}"
    if takes_nothing_back(mine):
        if any(trace.rows_replaced for _, trace in traces):
            text = "rows were replaced by other lists, so what is written there is not seen"
        else:
            text = f"no digit is taken back {boards}: none had to be, or it was tried on a copy"
        return [("Search", f"{text}.")]
    known = {name: own for name, own in table.items() if not takes_nothing_back(own)}
    names, same = nearest(mine, known, report.problem.reference)
    digits = f"{_digits(mine, mine):,.0f} digits written in the median"
    if same == len(mine):
        found = [("Search", f"the same writes as {listed(names)} {boards}: {digits}.")]
    else:
        like = f"most like {listed(names[:1])}: the same writes {boards[:3]}{same} of {boards[3:]}"
        text = like if same else f"unlike all approaches {boards}"
        found = [("Search", f"{text}; {digits}.")]
        apart = _difference(report, folder, names[0], traces, known)
        found += [("", f"{apart}.")] if apart else []
    return found + _next_step(report, names, mine, known)


def same_as(mine: Searches, table: Mapping[str, Searches]) -> list[str]:
    """Return the approaches that write the same as a search on each of its boards."""
    if not mine or takes_nothing_back(mine):
        return []
    return [
        name
        for name, own in table.items()
        if all(own[case].fingerprint == search.fingerprint for case, search in mine.items())
    ]


def approaches_like(report: Report, folder: Path) -> list[str]:
    """Return the approaches that write the same as an accepted solution, board for board."""
    table = read_table(folder)
    cases = choose_cases(report, table)
    traces = record(report.problem, report.solution, cases, Limits(), most=MOST)
    return same_as({case.name: search_of(trace) for case, trace in traces}, table)


def choose_cases(report: Report, table: dict[str, Searches]) -> list[Case]:
    """Return the judged cases that the reference approach solves in few writes."""
    reference = table.get(report.problem.reference or "", {})
    return [
        one.case
        for one in report.judged
        if one.case.name in reference and reference[one.case.name].digits <= FEW
    ]


def listed(names: list[str]) -> str:
    """Return the names of approaches as a sentence has them."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _digits(searches: Searches, cases: Searches) -> float:
    return median(searches[case].digits for case in cases)


def _next_step(
    report: Report, names: list[str], mine: Searches, known: dict[str, Searches]
) -> list[tuple[str, str]]:
    """Return what to try next: the step after the approach that it is most like."""
    own, reference = report.solution.path.stem, report.problem.reference
    name = next((name for name in (own, reference) if name in names), names[0])
    step = report.problem.next_steps.get(name)
    if step is None:
        return []
    approach = step.partition(":")[0]
    count = ""
    if approach in known and all(case in known[approach] for case in mine):
        count = f" ({_digits(known[approach], mine):,.0f} digits on the same boards)"
    return [("Next", f"{step}{count}.")]


def _difference(
    report: Report,
    folder: Path,
    name: str,
    traces: list[tuple[Case, Trace]],
    table: dict[str, Searches],
) -> str:
    """Return where a search first differs from an approach, on the first board where it does."""
    reference = load_solution(folder / f"{name}.py")
    for case, trace in traces:
        if search_of(trace).fingerprint != table[name][case.name].fingerprint:
            again = next(record(report.problem, reference, [case], Limits()), None)
            apart = first_difference(trace, again[1]) if again else None
            if apart:
                number = next(step.number for step in apart if step)
                where = f'it first differs from {name} at write {number:,} of "{case.name}"'
                yours, its = map(describe_step, apart)
                return f"{where}: yours {yours}, it {its}"
    return ""


def describe_step(step: Step | None) -> str:
    """Return what a write does, as a sentence has it."""
    if step is None:
        return "has ended"
    row, column = step.cell
    return f"writes {step.new or 'a blank'} into r{row + 1}c{column + 1}"
