"""Ladders of hints: read from the problem's folder, and chosen by what failed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from harness.errors import KataError
from harness.records import Word

RUNGS = {
    "question": "a question",
    "where": "where to look",
    "invariant": "what has to be true",
    "shape": "the code in words",
    "lines": "the lines themselves",
}
"""The rungs of a ladder, each one step more, and what they are called."""
SEEN = "{seen}"
"""Stands in a rung for what the judge has seen."""


@dataclass(frozen=True)
class Ladder:
    """The hints for one cause of failure."""

    cause: str
    title: str
    """The name of such a mistake."""
    question: str
    where: str
    invariant: str
    shape: str
    lines: str
    named: tuple[str, ...] = ()
    """Words of the sentences that name such a mistake."""
    verdicts: tuple[str, ...] = ()
    """The verdicts that lead here if no mistake was named."""

    def rung(self, number: int) -> str:
        """Return the text of a rung, from 1."""
        return str(getattr(self, list(RUNGS)[number - 1])).strip()


def read_ladders(folder: Path) -> tuple[Ladder, ...]:
    """Read `hints.toml` of a problem's folder; () if it has none.

    Raises:
        KataError: the file is malformed.
    """
    path = folder / "hints.toml"
    if not path.exists():
        return ()
    known = {field.name for field in fields(Ladder)}
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))["ladder"]
        return tuple(map(_ladder, tables))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, KeyError, TypeError) as error:
        raise KataError(f"{path}: {error}; a ladder has {', '.join(sorted(known))}") from None


def choose_ladder(ladders: Sequence[Ladder], verdict: str, likely: str | None) -> Ladder | None:
    """Return the ladder for a verdict, or None if there is none.

    It is the one whose words come first in the sentence that names the mistake, for a sentence
    begins with the mistake; without such words, the one for the verdict.
    """
    places = [
        (place, at)
        for at, ladder in enumerate(ladders)
        for words in ladder.named
        if (place := (likely or "").find(words)) >= 0
    ]
    if places:
        return ladders[min(places)[1]]
    return next((ladder for ladder in ladders if verdict in ladder.verdicts), None)


def asks_on(folder: Path) -> bool:
    """Return True if the hints of a problem go on after Accepted. Raises KataError as above."""
    return choose_ladder(read_ladders(folder), Word.ACCEPTED, None) is not None


def _ladder(table: dict[str, Any]) -> Ladder:
    lists = {key: tuple(value) for key, value in table.items() if isinstance(value, list)}
    return Ladder(**(table | lists))


def first_sentence(text: str) -> str:
    """Return the first sentence of a text, with a capital letter: what was seen, not the remedy."""
    first = re.split(r"(?<=[.?!]) (?=[A-Z`])", text.strip(), maxsplit=1)[0]
    first = first if first.endswith((".", "?", "!")) else f"{first}."
    return first[:1].upper() + first[1:]
