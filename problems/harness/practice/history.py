"""The history on disk: one file in `.kata/`, a line an event, only ever appended to.

A line is written by a single write to a file opened for appending, so that two processes that
write at once lose nothing. A line that cannot be read is reported and left where it is.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from harness.load import PROBLEMS
from harness.practice.events import Event, line_of, read_line
from harness.read_bounded import read_bounded
from harness.records import typed

FOLDER = PROBLEMS.parent / ".kata"
SHOWN = ".kata/history.jsonl"
LARGEST = 2**26
"""Bytes of a history: a hundred thousand judgements."""


@dataclass(frozen=True)
class History:
    """The events of a problem, and the numbers of the lines that could not be read."""

    events: tuple[Event, ...]
    unreadable: tuple[int, ...] = ()

    @property
    def complaint(self) -> str:
        """A sentence on the lines that could not be read; '' if all were."""
        if not self.unreadable:
            return ""
        few = ", ".join(map(str, self.unreadable[:5])) + " …" * (len(self.unreadable) > 5)
        lines = f"line{'s' * (len(self.unreadable) > 1)} {few}"
        return f"{SHOWN}: {lines} cannot be read, so what stands there was left out"


def append(event: Event, folder: Path = FOLDER) -> None:
    """Add an event to the history. Raises OSError if it could not be written."""
    folder.mkdir(exist_ok=True)
    line = line_of(event).encode() + b"\n"
    with (folder / "history.jsonl").open("a+b", buffering=0) as file:
        if _is_torn(file.fileno()):
            line = b"\n" + line  # else this line would be lost with the one that was cut off
        if file.write(line) < len(line):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def remember(event: Event, folder: Path = FOLDER) -> str:
    """Add an event to the history. Return '', or a sentence on why that was not possible."""
    try:
        append(event, folder)
    except OSError as error:
        return f"{SHOWN} cannot be written ({error.strerror}), so this is not in `{typed('log')}`"
    return ""


def read_history(problem: str, folder: Path = FOLDER) -> History:
    """Read the events of a problem. Raises OSError if there is a file that cannot be read."""
    try:
        text = read_bounded(folder / "history.jsonl", LARGEST).decode(errors="replace")
    except (FileNotFoundError, NotADirectoryError):
        return History(())
    except ValueError as error:
        raise OSError(errno.EINVAL, f"it is {error}") from None
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    found: Sequence[tuple[int, Event | None]] = [(at, read_line(line)) for at, line in lines]
    return History(
        tuple(event for _, event in found if event and event.problem == problem),
        tuple(number for number, event in found if event is None),
    )


def _is_torn(file: int) -> bool:
    """Return True if the last line of a file has no end."""
    size = os.lseek(file, 0, os.SEEK_END)
    if not size:
        return False
    os.lseek(file, size - 1, os.SEEK_SET)
    return os.read(file, 1) != b"\n"
