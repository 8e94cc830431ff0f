"""Finds the approaches that search like an accepted solution, by comparing writes.

It compares the values that both write into the blanks, in their order. It always uses the same
boards, which the reference approach solves in few writes, so a solution gets the same sentences on
every machine.
"""

from collections.abc import Mapping
from pathlib import Path

from harness.compare.measure import record_traces
from harness.compare.searches import (
    Searches,
    count_searches,
    median_count,
    saved_searches,
    shows_search,
)
from harness.console import plural
from harness.judge.outcome import Report
from harness.problem import Case, Idea
from harness.trace import ROWS_REPLACED, Trace
from harness.value import listed

FEW = 2_000
"""The maximum number of writes of the reference approach on a board that is compared."""
MOST_WRITES = 20_000
"""Writes after which a recorded search is stopped."""
COUNT = "values_written"
"""The count of `Counts` by which two searches are compared."""


def identify(report: Report, folder: Path) -> tuple[str, Idea | None]:
    """Return a sentence on the search of an accepted solution, and the approach to study next.

    `folder` has the approaches and their saved searches; if it has none, the sentence is ''.
    """
    saved = saved_searches(folder)
    traces = _record(report, saved)
    if not traces:
        return "", None
    mine = count_searches(traces)
    boards = f"on the {plural(len(traces), 'board')} compared"
    if not shows_search(mine):
        text = f"nothing was undone {boards}: no undo was needed, or the search used a copy"
        replaced = any(trace.rows_replaced for _, trace in traces)
        return f"{ROWS_REPLACED if replaced else text}.", None
    value = report.problem.words.value
    count = f"a median of {median_count(mine, COUNT, mine):,.0f} {value}s written"
    if names := same_searches(mine, saved):
        sentence = f"the same as {listed(names)} {boards}: {count}."
        return sentence, _next_idea(report, names, mine, saved)
    return f"no approach searches like this: {count} {boards}.", None


def same_searches(mine: Searches, saved: Mapping[str, Searches]) -> list[str]:
    """Return the approaches with the same writes on all boards."""
    return [
        name
        for name, searches in saved.items()
        if all(mine[case].fingerprint == searches[case].fingerprint for case in mine)
    ]


def _record(report: Report, saved: Mapping[str, Searches]) -> list[tuple[Case, Trace]]:
    """Record a solution on the judged cases that the reference approach solves in few writes."""
    searches = saved.get(report.problem.reference or "", {})
    quick = {name for name, search in searches.items() if search.values_written <= FEW}
    cases = [judged.case for judged in report.judged if judged.case.name in quick]
    return list(record_traces(report.problem, report.solution, cases, MOST_WRITES))


def _next_idea(
    report: Report, names: list[str], mine: Searches, saved: Mapping[str, Searches]
) -> Idea | None:
    """Return the approach to study next, with the median of its writes, or None."""
    problem, stem = report.problem, report.solution.path.stem
    name = next((name for name in (stem, problem.reference) if name in names), names[0])
    approach, _, why = problem.next_steps.get(name, "").partition(": ")
    known = saved.get(approach, {})
    if shows_search(known) and (count := median_count(known, COUNT, mine)):
        why += f" ({count:,.0f} {problem.words.value}s on the same boards)"
    return Idea(approach, why) if approach else None
