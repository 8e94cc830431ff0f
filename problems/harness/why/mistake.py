"""A mistake as its reader gets it. Pure."""

from __future__ import annotations

from harness.mistake import Mistake


def words_of(mistake: Mistake, *, remedy: bool = True) -> str:
    """Return a mistake in words: what was seen, how far a change is proved, and the remedy between.

    Args:
        mistake: what is put into words.
        remedy: False where hints lead to it.
    """
    parts = mistake.text, mistake.remedy if remedy else "", mistake.proof
    return " ".join(filter(None, parts))
