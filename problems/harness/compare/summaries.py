"""Turns standings into sorted rows for tables, and into JSON. Pure."""

from __future__ import annotations

import ast
from collections.abc import Collection, Sequence
from typing import Any

from harness.compare.searches import group_by_writes, median_count
from harness.compare.standing import Standing, base_of
from harness.judge.outcome import Report
from harness.judge.verdict import passed

COUNTED = "placements", "overwrites", "undos"
"""The counts with a column: fields of `Counts`."""


def counts_rows(
    standings: Sequence[Standing], boards: Collection[str]
) -> list[tuple[Standing, list[float | None], str]]:
    """Return the rows of the table of counts, the most values written first.

    A row has a standing, its median counts over some boards, and the name of the first standing
    with the same writes, '' if there is no other. Standings with the same writes are adjacent.
    """
    rows: list[tuple[Standing, list[float | None], str]] = []
    by_name = {standing.name: standing for standing in standings}
    for group in sorted(group_by_writes({name: by_name[name].searches for name in by_name})):
        for standing in map(by_name.__getitem__, group):
            medians = [median_count(standing.searches, count, boards) for count in COUNTED]
            rows.append((standing, medians, group[0] if len(group) > 1 else ""))

    def written(standing: Standing) -> float:
        return median_count(standing.searches, "values_written", boards) or 0

    return sorted(rows, key=lambda row: -written(row[0]))


def call_counts(standing: Standing) -> dict[str, int | None]:
    """Return the calls of a solution's search, counted; {} if they were not recorded.

    A count of what cannot be seen, or was not kept, is None.
    """
    if standing.calls is None:
        return {}
    totals, seen = standing.calls.totals, standing.calls.seen
    whole = totals.calls == totals.kept
    return {
        "calls": totals.calls,
        "search_calls": totals.search_calls if whole else None,
        "depth": totals.depth,
        "answers": totals.answers if seen else None,
        "dead_ends": totals.dead_ends if seen and whole else None,
    }


def source_lines(source: str) -> int:
    """Return the number of lines without blanks, comments and docstrings; 0 for a syntax error.

    They are counted after `ast.unparse`, so that line breaks inside a statement do not count.
    """
    try:
        tree = ast.parse(source)
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                del node.body[: ast.get_docstring(node, clean=False) is not None]
        return sum(map(bool, ast.unparse(tree).splitlines()))
    except (SyntaxError, ValueError, RecursionError):
        return 0


def compared_json(standings: Sequence[Standing], reference: str | None) -> list[dict[str, Any]]:
    """Return a JSON object for each judged solution. Keys are only ever added.

    Seconds are CPU seconds.
    """
    base = base_of(standings, reference)
    return [_compared(standing, standing.report, base) for standing in standings if standing.report]


def _compared(standing: Standing, report: Report, base: Standing) -> dict[str, Any]:
    return {
        "name": standing.name,
        "verdict": report.verdict.word,
        "passed": passed(report),
        "total": report.total,
        "solve_seconds": standing.total,
        "ratio": standing.ratio_to(base),
        "source_lines": source_lines(report.solution.source),
        "cases": standing.seconds,
        "calls": call_counts(standing),
        "counts": {case: search.by_name for case, search in standing.searches.items()},
    }
