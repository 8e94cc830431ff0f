"""Draws the tables of a comparison."""

from collections.abc import Collection, Sequence
from string import ascii_uppercase

from harness.compare.searches import median, shows_search
from harness.compare.standing import (
    COUNTED,
    Source,
    Standing,
    base_of,
    call_counts,
    counts_rows,
    source_lines,
)
from harness.console import plural, table
from harness.drawing import Drawing, Segment
from harness.problem import Words

SAME_WRITES = """\
{letter}: the same search on every board. Their times differ with the cost of a step:
   how the next blank is found, and how a {value} is compared with its peers."""
NO_UNDO = """\
no undo: nothing was undone. No undo was needed, or the search used a copy,
   which the board does not show."""


def counts_table(standings: Sequence[Standing], boards: Collection[str], words: Words) -> Drawing:
    """Draw a row for each solution: its median counts on some boards, and a letter for its search.

    A solution that was not recorded on all boards has no counts. If none was, there is no table.
    """
    rows: list[list[Segment]] = []
    letters: dict[str, str] = {}
    notes: list[str] = []
    counted = counts_rows(standings, boards)
    for standing, medians, shared in counted:
        if None in medians:
            rows.append([_name(standing), ("not recorded on all boards", "")])
            continue
        search = ""
        if not shows_search(standing.searches):
            search, notes = "no undo", [words.fill(NO_UNDO)]
        elif shared:
            search = letters.setdefault(shared, ascii_uppercase[len(letters) % 26])
        rows.append([_name(standing), *_plain(*(f"{value:,.0f}" for value in medians), search)])
    if all(None in medians for _, medians, _ in counted):
        return []
    same = [SAME_WRITES.format(letter=letter, value=words.value) for letter in letters.values()]
    title = f"Counts: medians over {plural(len(boards), 'board')}, the same on every machine"
    return [
        [(title, "title")],
        *table(("approach", *COUNTED, "search"), rows),
        *([(line, "")] for note in same + notes for line in note.splitlines()),
        [],
    ]


def calls_table(standings: Sequence[Standing], case: str) -> Drawing:
    """Draw a row for each solution: the counts of its calls on a case."""
    counted = [(standing, call_counts(standing)) for standing in standings]
    rows = [
        [_name(standing), *_plain(*("" if n is None else f"{n:,}" for n in counts.values()))]
        for standing, counts in sorted(counted, key=lambda pair: -(pair[1].get("calls") or 0))
        if counts
    ]
    heads = "approach", "calls", "of the search", "depth", "answers", "dead ends"
    title = f"Calls on {case}, the same on every machine"
    return [[(title, "title")], *table(heads, rows), []]


def times_table(standings: Sequence[Standing], title: str, reference: str | None) -> Drawing:
    """Draw a row for each solution, the slowest first: verdict, times, ratio, source lines."""
    base = base_of(standings, reference)
    rows: list[list[Segment]] = []
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
        rows.append([_name(standing), (verdict, style), *_plain(*figures)])
    heads = "approach", "verdict", "CPU s", "median ms", "x", "lines"
    notes = [f"CPU time inside the method{f'; x is the ratio to {base.name}' * bool(base.total)}."]
    if peers := [one.name for one in standings if one.source is Source.LIBRARY]:
        notes.append(
            f"Libraries: {', '.join(peers)}. Of these, only the code that calls them is counted."
        )
    return [[(title, "title")], *table(heads, rows, left=2), *([(note, "")] for note in notes)]


def _name(standing: Standing) -> Segment:
    """Return the name of a solution, with a pointer if it is the learner's."""
    name = standing.name
    return (f"▶ {name}", "note") if standing.source is Source.LEARNER else (name, "")


def _plain(*texts: str) -> list[Segment]:
    return [(text, "") for text in texts]


def _number(value: float | None, factor: int, digits: int) -> str:
    return "" if value is None else f"{value * factor:.{digits}f}"
