"""Judges many solutions on the same cases, and reckons what their table shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from harness.compare.fingerprints import Searches
from harness.compare.source_lines import source_lines
from harness.judge.judge import judge
from harness.judge.verdict import passed
from harness.records import Case, Limits, Problem, Progress, Report, Solution
from harness.trace import COUNTS


@dataclass(frozen=True, slots=True)
class Row:
    """One solution beside the others. Times are CPU seconds inside the method."""

    name: str
    report: Report
    """The first round's, which decides the verdict."""
    seconds: dict[str, float | None]
    """The median of the rounds for each case by name; None if the case was not accepted."""
    total: float | None
    """The sum over the cases; None if one of them has no time."""
    ratio: float | None
    """Its total divided by the total of the reference."""
    lines: int
    """Source lines, without blanks, comments and docstrings."""


def measure(
    problem: Problem,
    solutions: Sequence[Solution],
    cases: Sequence[Case],
    limits: Limits,
    rounds: int,
    progress: Progress,
) -> list[list[Report]]:
    """Judge all solutions in turns, so that a slow minute of the machine affects all of them.

    Returns each solution's reports, one a round. A solution that is not accepted in the first round
    is not run again.
    """
    reports: list[list[Report]] = [[] for _ in solutions]
    done = 0
    for _ in range(rounds):
        for solution, own in zip(solutions, reports, strict=True):
            if not own or own[0].verdict.accepted:
                report_case = labelled_progress(progress, done, solution.path.stem)
                own.append(judge(problem, solution, cases, limits, report_case, everything=True))
            done += len(cases)
    return reports


def labelled_progress(progress: Progress, start: int, name: str) -> Progress:
    """Return a callback that counts on from a start, and names a solution before each case."""
    return lambda done, case: progress(start + done, f"{name}: {case}")


def tabulate(reports: Sequence[Sequence[Report]], reference: str | None) -> list[Row]:
    """Return one row for each solution.

    Args:
        reports: what `measure` returned.
        reference: the name of the solution whose total counts as 1.0; the first one does if that
            is not among them.
    """
    names = names_of([own[0].solution for own in reports])
    times = dict(zip(names, map(_medians, reports), strict=True))
    base = _total(times.get(reference or "") or next(iter(times.values())))
    rows = []
    for name, own in zip(names, reports, strict=True):
        total = _total(times[name])
        rows.append(
            Row(
                name=name,
                report=own[0],
                seconds=times[name],
                total=total,
                ratio=total / base if total is not None and base else None,
                lines=source_lines(own[0].solution.source),
            )
        )
    return rows


def names_of(solutions: Sequence[Solution]) -> list[str]:
    """Return the names of files without their endings; their paths if two have the same name."""
    stems = [solution.path.stem for solution in solutions]
    return [
        stem if stems.count(stem) == 1 else solution.shown
        for stem, solution in zip(stems, solutions, strict=True)
    ]


def as_json(
    rows: Sequence[Row], limits: Limits, rounds: int, searches: Mapping[str, Searches]
) -> dict[str, object]:
    """Return the table for other programs. Keys are only ever added. Seconds are CPU seconds."""
    return {
        "rounds": rounds,
        "time_limit": limits.seconds,
        "approaches": [
            {
                "name": row.name,
                "verdict": row.report.verdict.word,
                "passed": passed(row.report),
                "total": row.report.total,
                "solve_seconds": row.total,
                "ratio": row.ratio,
                "source_lines": row.lines,
                "cases": row.seconds,
                "counts": {
                    case: {name: getattr(search, name) for name in COUNTS}
                    for case, search in searches.get(row.name, {}).items()
                },
            }
            for row in rows
        ],
    }


def _medians(reports: Sequence[Report]) -> dict[str, float | None]:
    """Return the median of the rounds for each case, None for a case that was not accepted."""
    first = reports[0]
    good = {one.case.name for one in first.judged if one.verdict.accepted}
    spent: dict[str, list[float]] = {one.case.name: [] for one in first.judged}
    for report in reports:
        for one in report.judged:
            if one.verdict.accepted:  # a later round may have run out of time
                spent[one.case.name].append(one.run.cpu_seconds or 0.0)
    return {name: median(times) if name in good else None for name, times in spent.items()}


def _total(times: dict[str, float | None]) -> float | None:
    known = [time for time in times.values() if time is not None]
    return sum(known) if known and len(known) == len(times) else None
