"""The text of the learner's file at a moment, as an editor leaves it. Pure."""

from __future__ import annotations

import ast
import warnings
from dataclasses import dataclass
from enum import StrEnum
from itertools import dropwhile


class State(StrEnum):
    """The states of an attempt's text."""

    GONE = "gone"
    STUB = "stub"
    HALF_SAVED = "half saved"
    """Empty, as a file is for a moment while an editor saves it."""
    UNFINISHED = "unfinished"
    """Not yet Python, as in the middle of typing."""
    READY = "ready"


@dataclass(frozen=True)
class Look:
    """A look at an attempt."""

    state: State
    source: str = ""
    detail: str = ""
    """The place where it is not yet Python, and the reason."""


def is_stub(source: str, stub: str) -> bool:
    """Return True if a text is the stub, whatever the comment above it asks for."""
    return _without_comment(source) == _without_comment(stub)


def look_at(source: str | None, stub: str) -> Look:
    """Return what a text is, or None for a file that cannot be read, beside the stub."""
    if source is None:
        return Look(State.GONE)
    if not source.strip():
        return Look(State.HALF_SAVED, source)
    if is_stub(source, stub):
        return Look(State.STUB, source)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ast.parse(source)
    except SyntaxError as error:
        return Look(State.UNFINISHED, source, f"line {error.lineno}: {error.msg}")
    except (ValueError, RecursionError, MemoryError) as error:
        return Look(State.UNFINISHED, source, str(error))
    return Look(State.READY, source)


def _without_comment(text: str) -> str:
    """Return a text without the comments that it begins with."""
    return "\n".join(dropwhile(lambda line: line.startswith("#"), text.strip().splitlines()))
