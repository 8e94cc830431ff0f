"""The learner's file at a moment, as an editor leaves it."""

from __future__ import annotations

import ast
import warnings
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from itertools import dropwhile
from pathlib import Path

from harness.errors import KataError
from harness.load import load_solution


class Readiness(StrEnum):
    """The state of a file before it is judged."""

    GONE = "gone"
    STUB = "stub"
    HALF_SAVED = "half saved"
    """The file is empty, as it is for a moment while an editor saves it."""
    UNFINISHED = "unfinished"
    """The file is not Python yet, as in the middle of typing."""
    READY = "ready"


@dataclass(frozen=True)
class FileState:
    """The state of an attempt's file."""

    readiness: Readiness
    source: str = ""
    detail: str = ""
    """The place where it is not yet Python, and the reason; or why it cannot be read."""


def read_state(path: Path, stub: str) -> FileState:
    """Read a file and return its state, beside the stub that a rep begins with."""
    try:
        return state_of(load_solution(path).source, stub)
    except KataError as error:
        why = str(error).removeprefix(f"{path}: ").removeprefix(f"{path} ")
        return FileState(Readiness.GONE, detail=why if path.exists() else "")


def state_of(source: str, stub: str) -> FileState:
    """Return the state of a file with a text. Pure."""
    if not source.strip():
        return FileState(Readiness.HALF_SAVED, source)
    if _without_comment(source) == _without_comment(stub):
        return FileState(Readiness.STUB, source)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ast.parse(source)
    except SyntaxError as error:
        detail = f"line {error.lineno}: {error.msg}"
        return FileState(Readiness.UNFINISHED, source, detail)
    except (ValueError, RecursionError, MemoryError) as error:
        return FileState(Readiness.UNFINISHED, source, str(error))
    return FileState(Readiness.READY, source)


def saved_at(path: Path) -> datetime:
    """Return when a file was last written to; now if that is not known."""
    with suppress(OSError, ValueError, OverflowError):
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    return datetime.now(UTC)


def _without_comment(text: str) -> str:
    """Return a text without the comments that it begins with, which say what a rep asks for."""
    return "\n".join(dropwhile(lambda line: line.startswith("#"), text.strip().splitlines()))
