"""The searches of solutions, counted by their writes on many boards.

The counts are the same on every machine and every Python.
"""

import hashlib
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from harness.child.recorder import CELL, LINE
from harness.problem import Case
from harness.trace import COUNTS, Counts, Trace

SAVED = "searches.tsv"
"""The file with the counts of the approaches, in their folder."""


@dataclass(frozen=True, slots=True)
class CountedSearch(Counts):
    """The writes of a solution on one board, counted."""

    fingerprint: str
    """Equal for two runs that wrote the same values into the blanks, in the same order."""


Searches: TypeAlias = Mapping[str, CountedSearch]
"""The counted writes of a solution, by the name of the case."""


def count_searches(traces: Iterable[tuple[Case, Trace]]) -> Searches:
    """Return the counted writes of a solution on some cases."""
    return {case.name: search_of(trace) for case, trace in traces}


def shows_search(searches: Searches) -> bool:
    """Return True if the writes on any board show the search."""
    return any(search.shows_search for search in searches.values())


def search_of(trace: Trace) -> CountedSearch:
    """Return a trace's counts and fingerprint."""
    return CountedSearch(fingerprint=_digest(trace), **trace.by_name)


def median_count(searches: Searches, count: str, boards: Iterable[str]) -> float | None:
    """Return the median of a count over some boards; None if a board was not recorded."""
    known = [searches.get(board) for board in boards]
    values = [getattr(search, count) for search in known if search]
    return median(values) if values and len(values) == len(known) else None


def median(numbers: Iterable[float]) -> float:
    """Return the median. Importing `statistics` for it would delay a verdict."""
    ordered = sorted(numbers)
    half = len(ordered) // 2
    return (ordered[half] + ordered[~half]) / 2


def saved_searches(folder: Path) -> Mapping[str, Searches]:
    """Return the saved searches of each approach by name; {} if none were saved.

    Measuring takes a minute. `python -m tests.derived searches` writes the file.
    """
    saved: dict[str, dict[str, CountedSearch]] = {}
    path = folder / SAVED
    lines = path.read_text(encoding="utf-8").splitlines()[1:] if path.exists() else []
    for name, *counts, fingerprint, case in (line.split("\t") for line in lines):
        known = dict(zip(COUNTS, map(int, counts), strict=True))
        saved.setdefault(name, {})[case] = CountedSearch(fingerprint=fingerprint, **known)
    return saved


def _digest(trace: Trace) -> str:
    """Return a hash of the writes of values into blanks, in 16 hexadecimal digits.

    Undos are ignored, so that overwriting a value and undoing it first give the same hash.
    """
    blank, values = [not value for value in trace.start], trace.values
    missing = trace.writes - len(trace.words)
    digest = hashlib.blake2b(repr((values, missing)).encode(), digest_size=8)
    steps = (word for word in trace.words if word & 15 and blank[word >> CELL & 127])
    digest.update(array("H", [word & (1 << LINE) - 1 for word in steps]).tobytes())
    return digest.hexdigest()
