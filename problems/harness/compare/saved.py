"""The standings of the approaches as they were saved: measuring them again takes a minute.

`python -m tests.derived searches` writes two tables beside the approaches: their searches, by which
a learner's search is identified, and their spread.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from harness.compare.standing import CountedSearch, Standing
from harness.trace import COUNTS

SEARCHES, SPREAD = "searches.tsv", "spread.tsv"


def saved_standings(folder: Path) -> dict[str, Standing]:
    """Return the standing of each approach by its name; {} if no searches were saved."""
    searches: dict[str, dict[str, CountedSearch]] = {}
    for name, *counts, fingerprint, case in _rows(folder / SEARCHES):
        known = dict(zip(COUNTS, map(int, counts), strict=True))
        searches.setdefault(name, {})[case] = CountedSearch(fingerprint=fingerprint, **known)
    spread: dict[str, dict[str, list[int]]] = {}
    for name, writes, case in _rows(folder / SPREAD):
        spread.setdefault(name, {})[case] = [int(number) for number in writes.split(",")]
    return {
        name: Standing(name, searches=own, spread=spread.get(name, {}))
        for name, own in searches.items()
    }


def save_standings(standings: Sequence[Standing], folder: Path) -> None:
    """Write the tables that `saved_standings` reads."""
    searches: list[Sequence[str]] = [("approach", *COUNTS, "fingerprint", "case")]
    spread: list[Sequence[str]] = [("approach", "writes", "case")]
    for standing in standings:
        for case, one in standing.searches.items():
            counts = map(str, one.by_name.values())
            searches.append((standing.name, *counts, one.fingerprint, case))
        for case, writes in standing.spread.items():
            spread.append((standing.name, ",".join(map(str, writes)), case))
    for name, rows in ((SEARCHES, searches), (SPREAD, spread)):
        text = "".join("\t".join(row) + "\n" for row in rows)
        (folder / name).write_text(text, encoding="utf-8")


def _rows(path: Path) -> Iterator[list[str]]:
    """Yield the rows of a table below its header; none if there is no such file."""
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines()[1:]:
            yield line.split("\t")
