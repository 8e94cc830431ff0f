"""The spreads of the approaches, written down: measuring them again takes a quarter of a minute."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from harness.compare.spread import Spread

TABLE = "spread.tsv"
HEADER = ("approach", "writes", "case")


def read_spread(folder: Path) -> dict[str, Spread]:
    """Return the spread of each approach as it was written down; {} where none was."""
    path = folder / TABLE
    if not path.exists():
        return {}
    table: dict[str, Spread] = {}
    for line in path.read_text(encoding="utf-8").splitlines()[1:]:
        name, writes, case = line.split("\t")
        table.setdefault(name, {})[case] = [int(number) for number in writes.split(",")]
    return table


def spread_text(spread: Mapping[str, Spread]) -> str:
    """Return the text that `read_spread` reads."""
    lines = ["\t".join(HEADER)]
    for name, own in spread.items():
        for case, writes in own.items():
            lines.append("\t".join((name, ",".join(map(str, writes)), case)))
    return "\n".join(lines) + "\n"
