"""A standing: the results of one solution on many boards, for tables, pages and JSON.

Counts are the same on every machine and every Python; times are not.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from harness.child.recorder import CELL, LINE
from harness.judge.outcome import Report
from harness.record.tree import CallRows
from harness.record.writes import search_is_visible
from harness.solution_files import Solution
from harness.trace import COUNTS, Counts, Trace

SEARCHES = "searches.tsv"
"""The file with the counts of the approaches, in their folder."""


@dataclass(frozen=True, slots=True)
class CountedSearch(Counts):
    """The writes of a solution on one board, counted."""

    fingerprint: str
    """Equal for two runs that wrote the same values into the blanks, in the same order."""


@dataclass(frozen=True)
class Standing:
    """The results of one solution on many boards. A part that was not measured is empty."""

    name: str
    solution: Solution | None = None
    """None for saved results, which cannot be measured again."""
    report: Report | None = None
    """The verdicts."""
    seconds: Mapping[str, float | None] = field(default_factory=dict)
    """CPU time inside the method, by the name of the case; None for a failed case."""
    searches: Mapping[str, CountedSearch] = field(default_factory=dict)
    """The counted writes, by the name of the case."""
    calls: CallRows | None = None
    """The calls of its search on one case."""

    @property
    def accepted(self) -> bool:
        """True if all cases were judged right."""
        return self.report is not None and self.report.verdict.accepted

    @property
    def total(self) -> float | None:
        """The sum of the times; None if a case has no time."""
        known = [time for time in self.seconds.values() if time is not None]
        return sum(known) if known and len(known) == len(self.seconds) else None

    @property
    def search_is_visible(self) -> bool:
        """True if it undoes a write on some board, so that its writes are its search."""
        return search_is_visible(self.searches.values())

    def median_count(self, count: str, boards: Iterable[str]) -> float | None:
        """Return the median of a count over some boards; None if a board was not recorded."""
        known = [self.searches.get(board) for board in boards]
        values = [getattr(search, count) for search in known if search]
        return median(values) if values and len(values) == len(known) else None

    def ratio_to(self, base: Standing) -> float | None:
        """Return its total divided by another total; None if one is missing."""
        return self.total / base.total if self.total is not None and base.total else None


def median(numbers: Iterable[float]) -> float:
    """Return the median. `statistics` has one too, but importing it takes longer than all of this.

    A verdict page waits for it.
    """
    ordered = sorted(numbers)
    half = len(ordered) // 2
    return (ordered[half] + ordered[~half]) / 2


def fresh_standings(solutions: Sequence[Solution]) -> list[Standing]:
    """Return an empty standing for each solution, named by its file without the suffix.

    Solutions with the same name are named by their paths.
    """
    stems = [solution.path.stem for solution in solutions]
    return [
        Standing(stem if stems.count(stem) == 1 else solution.shown, solution)
        for stem, solution in zip(stems, solutions, strict=True)
    ]


def base_of(standings: Sequence[Standing], reference: str | None) -> Standing:
    """Return the standing whose total counts as 1.0: the reference, or else the first."""
    return next((standing for standing in standings if standing.name == reference), standings[0])


def search_of(trace: Trace) -> CountedSearch:
    """Return a trace's counts and fingerprint."""
    return CountedSearch(fingerprint=_digest(trace), **trace.by_name)


def group_by_writes(standings: Iterable[Standing]) -> list[list[Standing]]:
    """Return groups of standings with the same writes on every board, in order."""
    groups: dict[frozenset[tuple[str, str]], list[Standing]] = {}
    for standing in standings:
        writes = frozenset((case, it.fingerprint) for case, it in standing.searches.items())
        groups.setdefault(writes, []).append(standing)
    return list(groups.values())


def saved_standings(folder: Path) -> dict[str, Standing]:
    """Return the saved standing of each approach by name; {} if none were saved.

    Measuring takes a minute. `python -m tests.derived searches` writes the file.
    """
    searches: dict[str, dict[str, CountedSearch]] = {}
    path = folder / SEARCHES
    lines = path.read_text(encoding="utf-8").splitlines()[1:] if path.exists() else []
    for name, *counts, fingerprint, case in (line.split("\t") for line in lines):
        known = dict(zip(COUNTS, map(int, counts), strict=True))
        searches.setdefault(name, {})[case] = CountedSearch(fingerprint=fingerprint, **known)
    return {name: Standing(name, searches=counted) for name, counted in searches.items()}


def save_standings(standings: Sequence[Standing], folder: Path) -> None:
    """Write the file that `saved_standings` reads."""
    rows: list[Sequence[str]] = [("approach", *COUNTS, "fingerprint", "case")]
    for standing in standings:
        for case, search in standing.searches.items():
            counts = map(str, search.by_name.values())
            rows.append((standing.name, *counts, search.fingerprint, case))
    text = "".join("\t".join(row) + "\n" for row in rows)
    (folder / SEARCHES).write_text(text, encoding="utf-8")


def _digest(trace: Trace) -> str:
    """Return a hash of the steps of a search, in 16 hexadecimal digits; see `search_steps`.

    It reads the words of the trace, of which there may be a million.
    """
    blank, values = [not value for value in trace.start], trace.values
    missing = trace.writes - len(trace.words)
    digest = hashlib.blake2b(repr((values, missing)).encode(), digest_size=8)
    steps = (word for word in trace.words if word & 15 and blank[word >> CELL & 127])
    digest.update(array("H", [word & (1 << LINE) - 1 for word in steps]).tobytes())
    return digest.hexdigest()
