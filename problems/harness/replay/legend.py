"""The words of the help for the signs on the board. The same in a terminal and on the page."""

from __future__ import annotations

from harness.problem import Words

SAMPLES = (
    ("given", "5", "a {given}"),
    ("placed", "5", "a {value} that was placed"),
    ("wrong", "5", "placed, but not in the {answer}"),
    ("changed", "5", "a {given} that was changed"),
    ("undone", "×", "undone in the current series of undos"),
    ("last", "5", "the last write"),
)
"""The styles of a cell, with what stands in it and what that means in the words of a problem."""


def samples(words: Words) -> list[tuple[str, str, str]]:
    """Return the styles of a cell, with what stands in it and what that means."""
    return [(style, text, words.fill(meaning)) for style, text, meaning in SAMPLES]
