"""What the learner's file holds at a moment, as an editor leaves it. Pure."""

from __future__ import annotations

import ast
import warnings
from dataclasses import dataclass
from enum import StrEnum


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
    """Where it is not yet Python, and why."""


def look_at(source: str | None, stub: str) -> Look:
    """Return what a text is, or None for a file that cannot be read, beside the stub."""
    if source is None:
        return Look(State.GONE)
    if not source.strip():
        return Look(State.HALF_SAVED, source)
    if source.strip() == stub.strip():
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
