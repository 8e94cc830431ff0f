"""Draws the tables of a comparison."""

from collections.abc import Collection, Sequence
from typing import TypeAlias

from harness.compare.searches import median, median_count, shows_search
from harness.compare.standing import (
    COUNTED,
    Standing,
    base_of,
    source_lines,
)
from harness.console import plural, table
from harness.drawing import Drawing, Segment

Row: TypeAlias = list[str | Segment]
NO_UNDO = """\
no undo: nothing was undone, because no undo was needed, or because the search
   used a copy of the board, which is not recorded."""


def counts_table(standings: Sequence[Standing], boards: Collection[str]) -> Drawing:
    """Draw a row for each solution: its median counts on some boards, the most writes first.

    A solution that was not recorded on all boards has no counts. If none was recorded, there is no
    table.
    """

    def written(standing: Standing) -> float:
        return median_count(standing.searches, "values_written", boards) or 0

    recorded, others, note = list[Row](), list[Row](), ""
    for standing in sorted(standings, key=written, reverse=True):
        medians = [median_count(standing.searches, count, boards) for count in COUNTED]
        if None in medians:
            others.append([_name(standing), "some boards were not recorded"])
            continue
        search = "" if shows_search(standing.searches) else "no undo"
        note = note or (search and NO_UNDO)
        recorded.append([_name(standing), *(f"{value:,.0f}" for value in medians), search])
    if not recorded:
        return []
    title = f"Counts: medians over {plural(len(boards), 'board')}, the same on every machine"
    return [
        [(title, "title")],
        *table(("approach", *COUNTED, "search"), recorded + others),
        *([(line, "")] for line in note.splitlines()),
        [],
    ]


def calls_table(standings: Sequence[Standing], case: str) -> Drawing:
    """Draw a row for each solution: the counts of its calls on a case."""
    rows: list[Row] = []
    for standing in sorted(standings, key=lambda standing: -(standing.calls.get("calls") or 0)):
        counts = ["" if count is None else f"{count:,}" for count in standing.calls.values()]
        if counts:
            rows.append([_name(standing), *counts])
    heads = "approach", "calls", "search calls", "depth", "answers", "dead ends"
    title = f"Calls on “{case}”, the same on every machine"
    return [[(title, "title")], *table(heads, rows), []]


def times_table(standings: Sequence[Standing], title: str, reference: str | None) -> Drawing:
    """Draw a row for each solution, the slowest first: verdict, times, ratio, source lines."""
    base = base_of(standings, reference)
    rows: list[Row] = []
    for standing in sorted(standings, key=lambda standing: -(standing.total or 0.0)):
        known = [time for time in standing.seconds.values() if time is not None]
        report = standing.report
        verdict = f"{report.verdict.word} {report.passed}/{report.total}" if report else ""
        figures = (
            _number(standing.total, 1, 3),
            _number(median(known) if known else None, 1000, 2),
            _number(standing.ratio_to(base), 1, 3),
            str(source_lines(standing.solution.source)),
        )
        style = "good" if standing.accepted else "bad"
        rows.append([_name(standing), (verdict, style), *figures])
    heads = "approach", "verdict", "CPU s", "median ms", "x", "lines"
    notes = [f"CPU time inside the method{f'; x is the ratio to {base.name}' * bool(base.total)}."]
    return [[(title, "title")], *table(heads, rows, left=2), *([(note, "")] for note in notes)]


def _name(standing: Standing) -> str | Segment:
    """Return the name of a solution, with a pointer if it is the learner's."""
    return standing.name if standing.is_ours else (f"▶ {standing.name}", "note")


def _number(value: float | None, factor: int, digits: int) -> str:
    return "" if value is None else f"{value * factor:.{digits}f}"
