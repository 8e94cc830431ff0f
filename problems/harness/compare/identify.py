"""Finds the approach that searches like an accepted solution, by comparing writes.

It always uses the same boards, which the reference approach solves in few writes, so a solution
gets the same sentences on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

from harness.compare.measure import record_traces
from harness.compare.searches import (
    Searches,
    count_searches,
    first_difference,
    group_by_writes,
    median_count,
    saved_searches,
    search_of,
    shows_search,
)
from harness.console import plural
from harness.judge.outcome import Report
from harness.problem import Case, Idea
from harness.solution_files import load_solution
from harness.trace import ROWS_REPLACED, Trace
from harness.value import listed

FEW = 2_000
"""The most writes of the reference approach on a board that identifies a search."""
MOST_WRITES = 20_000
"""Writes after which a recorded search is stopped."""
COUNT = "values_written"
"""The count of `Counts` by which two searches are compared."""
NEARLY = 0.8
"""The share of boards on which two searches must agree to be nearly the same."""

Sentences: TypeAlias = list[tuple[str, str]]
"""Pairs of a label and a sentence; the label '' continues the sentence before."""
Traces: TypeAlias = Sequence[tuple[Case, Trace]]


def identify(report: Report, folder: Path) -> tuple[Sentences, Idea | None]:
    """Return sentences on the search of an accepted solution, and the approach to study next.

    `folder` has the approaches and their saved searches.
    """
    saved = saved_searches(folder)
    cases = quick_cases(report, saved)
    traces = list(record_traces(report.problem, report.solution, cases, MOST_WRITES))
    if not traces:
        return [], None if saved else report.problem.advise(report.problem.reference)
    mine = count_searches(traces)
    boards = f"on {plural(len(traces), 'quick board')}"
    value = report.problem.words.value
    if not shows_search(mine):
        text = f"nothing was undone {boards}: no undo was needed, or the search used a copy"
        replaced = any(trace.rows_replaced for _, trace in traces)
        return [("Search", f"{ROWS_REPLACED if replaced else text}.")], None
    known = {name: saved[name] for name in saved if shows_search(saved[name])}
    names, same = nearest(mine, known, report.problem.reference)
    count = f"a median of {median_count(mine, COUNT, mine):,.0f} {value}s written"
    if same == len(traces):
        sentences = [("Search", f"the same as {listed(names)} {boards}: {count}.")]
        return sentences, _next_idea(report, names, mine, known)
    sentences = [("Search", f"no approach searches like this: {count} {boards}.")]
    nearly = same >= NEARLY * len(traces)
    if nearly and (first := difference_from(report, traces, names[0], folder)):
        sentences.append(("", f"it first differs from {names[0]} {first[0]}: {first[1]}."))
    return sentences, None


def nearest(
    mine: Searches, known: Mapping[str, Searches], reference: str | None
) -> tuple[list[str], int]:
    """Return the approaches most like a search, and the number of boards with the same writes.

    Approaches with the same writes form a group. Ties are broken in favour of the reference.
    """

    def likeness(group: list[str]) -> tuple[int, bool]:
        return agreeing(mine, known[group[0]]), reference in group

    most = max(group_by_writes(known), key=likeness)
    return most, likeness(most)[0]


def quick_cases(report: Report, saved: Mapping[str, Searches]) -> list[Case]:
    """Return the judged cases that the reference approach solves in few writes."""
    searches = saved.get(report.problem.reference or "", {})
    quick = {name for name, search in searches.items() if search.values_written <= FEW}
    return [judged.case for judged in report.judged if judged.case.name in quick]


def difference_from(
    report: Report, traces: Traces, approach: str, folder: Path
) -> tuple[str, str] | None:
    """Return the position of the first difference from an approach, and a clause on both steps.

    Returns None if the searches do not differ.
    """
    solution, saved = load_solution(folder / f"{approach}.py"), saved_searches(folder)[approach]
    for case, trace in traces:
        if search_of(trace).fingerprint == saved[case.name].fingerprint:
            continue
        for _, its in record_traces(report.problem, solution, [case]):
            if first := first_difference(trace, its):
                number, step, other = first
                return f'at write {number:,} of "{case.name}"', f"yours {step}, {approach} {other}"
    return None


def agreeing(mine: Searches, other: Searches) -> int:
    """Return the number of boards on which two solutions make the same writes."""
    return sum(mine[case].fingerprint == other[case].fingerprint for case in mine)


def _next_idea(
    report: Report, names: list[str], mine: Searches, known: Mapping[str, Searches]
) -> Idea | None:
    """Return the approach to study next, with the median of its writes, or None."""
    problem, stem = report.problem, report.solution.path.stem
    name = next((name for name in (stem, problem.reference) if name in names), names[0])
    idea = problem.advise(name)
    if idea and (count := median_count(known.get(idea.approach, {}), COUNT, mine)):
        more = f" ({count:,.0f} {problem.words.value}s on the same boards)"
        return replace(idea, why=f"{idea.why}{more}")
    return idea
