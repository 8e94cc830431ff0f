"""Standings for other programs. Keys are only ever added."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from harness.compare.bench import Score
from harness.compare.source_lines import source_lines
from harness.compare.standing import Standing, base_of, median
from harness.judge.verdict import passed
from harness.records import Report


def compared_json(standings: Sequence[Standing], reference: str | None) -> list[dict[str, Any]]:
    """Return an object for each solution that was judged. Seconds are CPU seconds."""
    base = base_of(standings, reference)
    return [_compared(one, one.report, base) for one in standings if one.report]


def _compared(one: Standing, report: Report, base: Standing) -> dict[str, Any]:
    return {
        "name": one.name,
        "verdict": report.verdict.word,
        "passed": passed(report),
        "total": report.total,
        "solve_seconds": one.total,
        "ratio": one.ratio_to(base),
        "source_lines": source_lines(report.solution.source),
        "cases": one.seconds,
        "counts": {case: search.by_name for case, search in one.searches.items()},
    }


def bench_json(scores: Sequence[Score], about: Mapping[str, object]) -> dict[str, object]:
    """Return the scores, and what they are about. A time-out counts as the limit."""
    return {
        **about,
        "solvers": [
            {
                "name": score.name,
                "library": score.library,
                "boards": score.boards,
                "solved": score.solved,
                "wrong": score.wrong,
                "timed_out": score.timed_out,
                "not_asked": score.not_asked,
                "boards_per_second": score.rate,
                "median_ms": 1000 * median(score.seconds) if score.seconds else None,
                "max_ms": 1000 * max(score.seconds) if score.seconds else None,
                "complaint": score.complaint,
            }
            for score in scores
        ],
    }
