"""The signs of a cell and their meaning, in the player, in its help and on the page."""

from __future__ import annotations

from harness.drawing import SIGNS
from harness.problem import Words

SAMPLES = (
    ("given", "{given}", "a {given}"),
    ("placed", "placed", "a {value} that was placed"),
    ("wrong", "not in the {answer}", "placed, but not in the {answer}"),
    ("changed", "changed", "a {given} that was changed"),
    ("undone", "undone", "undone in the current series of undos"),
    ("last", "last", "the last write"),
)
"""The styles of a cell, with a few words and a clause on what each means."""


def sample(style: str) -> str:
    """Return a cell of a style in a text: `5'` where a value was placed."""
    return {"undone": SIGNS["undone"], "last": "[5]"}.get(style) or f"5{SIGNS[style]}"


def meanings_of_cells(words: Words) -> list[tuple[str, str]]:
    """Return the styles of a cell, each with its meaning in the words of a problem."""
    return [(style, words.fill(meaning)) for style, _, meaning in SAMPLES]


def briefly(style: str, words: Words) -> str:
    """Return the meaning of a style in a few words."""
    return next(words.fill(brief) for name, brief, _ in SAMPLES if name == style)
