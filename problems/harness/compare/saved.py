"""The standings of the approaches as they were saved: measuring them again takes a minute.

`python -m tests.derived searches` writes a table beside the approaches: their searches, by which a
learner's search is identified.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from harness.compare.standing import CountedSearch, Standing
from harness.trace import COUNTS

SEARCHES = "searches.tsv"


def saved_standings(folder: Path) -> dict[str, Standing]:
    """Return the standing of each approach by its name; {} if no searches were saved."""
    searches: dict[str, dict[str, CountedSearch]] = {}
    path = folder / SEARCHES
    lines = path.read_text(encoding="utf-8").splitlines()[1:] if path.exists() else []
    for name, *counts, fingerprint, case in (line.split("\t") for line in lines):
        known = dict(zip(COUNTS, map(int, counts), strict=True))
        searches.setdefault(name, {})[case] = CountedSearch(fingerprint=fingerprint, **known)
    return {name: Standing(name, searches=own) for name, own in searches.items()}


def save_standings(standings: Sequence[Standing], folder: Path) -> None:
    """Write the table that `saved_standings` reads."""
    rows: list[Sequence[str]] = [("approach", *COUNTS, "fingerprint", "case")]
    for standing in standings:
        for case, one in standing.searches.items():
            counts = map(str, one.by_name.values())
            rows.append((standing.name, *counts, one.fingerprint, case))
    text = "".join("\t".join(row) + "\n" for row in rows)
    (folder / SEARCHES).write_text(text, encoding="utf-8")
