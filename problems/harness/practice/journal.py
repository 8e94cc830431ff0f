"""The journal of practice: one file in `.kata/`, a line of JSON an event, only ever appended to.

It is read once, and again only when another process has added to it.

A line is one object: `version` 1, `event` with the name of its kind, then the fields of the kind.
Times are in UTC. Keys are only ever added, so a reader ignores those that it does not know.

A line is written by a single write to a file opened for appending, so that two processes that
write at once lose nothing. A line that cannot be read is reported and left where it is.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

from harness.folders import PROBLEMS, folders_with, slug_of
from harness.practice.events import (
    AttemptJudged,
    Began,
    Drilled,
    Event,
    Hinted,
    Interviewed,
    Rated,
    Saved,
)
from harness.practice.past import Past
from harness.problem import Problem
from harness.read_text import read_bounded
from harness.what_to_type import typed

VERSION = 1
FOLDER = PROBLEMS.parent / ".kata"
SHOWN, ATTEMPTS = ".kata/history.jsonl", ".kata/attempts"
LARGEST = 2**26
"""Bytes of a journal: a hundred thousand judgements."""
KINDS: dict[str, type[Event]] = {
    "began": Began,
    "saved": Saved,
    "judged": AttemptJudged,
    "hinted": Hinted,
    "rated": Rated,
    "interviewed": Interviewed,
    "drilled": Drilled,
}
"""The events by the names that they have in the file."""


class Journal:
    """The journal as this process knows it, with the past of each problem.

    An event that could not be written is known to this process all the same.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """Read all events. If that is not possible, `trouble` says why."""
        self.folder = folder or FOLDER
        self.path = self.folder / "history.jsonl"
        self.trouble = ""
        """A sentence on why the file cannot be read; '' if it can."""
        self._events: dict[str, list[Event]] = {}
        self._pasts: dict[str, Past] = {}
        self._lost: list[int] = []
        """The numbers of the lines that cannot be read."""
        self._version = 0, 0
        """The time and the size of the file as this process knows it."""
        self.refresh()

    @property
    def complaint(self) -> str:
        """A sentence on what could not be read; '' if all was."""
        if self.trouble or not self._lost:
            return self.trouble
        few = ", ".join(map(str, self._lost[:5])) + " …" * (len(self._lost) > 5)
        return (
            f"{SHOWN}: line{'s' * (len(self._lost) > 1)} {few} cannot be read and will be skipped"
        )

    def past(self, slug: str) -> Past:
        """Return the practice of a problem so far."""
        known, events = self._pasts.get(slug, Past()), self._events.get(slug, [])
        if len(known.events) < len(events):
            known = known.plus(events[len(known.events) :], datetime.now(UTC))
            self._pasts[slug] = known
        return known

    def pasts(self, problem: Problem) -> dict[Path, Past]:
        """Return the past of all problems and follow-ups: those of this problem and all others."""
        return {folder: self.past(slug_of(folder)) for folder in folders_with(problem.folder)}

    def refresh(self) -> bool:
        """Read the file if another process has written to it. Return True if it has."""
        try:
            found = self.path.stat()
            version = found.st_mtime_ns, found.st_size
            if version == self._version:
                return False
            lines = read_bounded(self.path, LARGEST).split(b"\n")
        except (FileNotFoundError, NotADirectoryError):
            return False
        except OSError as error:
            self.trouble = f"{SHOWN} cannot be read: {error.strerror}"
            return False
        except ValueError as error:
            self.trouble = f"{SHOWN} cannot be read: it is {error}"
            return False
        self._version, self.trouble = version, ""
        self._events, self._pasts, self._lost = {}, {}, []
        for number, line in enumerate(lines, 1):
            if event := read_line(line.decode(errors="replace")):
                self._events.setdefault(event.problem, []).append(event)
            elif line.strip():
                self._lost.append(number)
        return True

    def append(self, event: Event) -> str:
        """Add an event. Return '', or a sentence on why the file does not have it.

        It is written by a single write, and not read again unless others wrote in between.
        """
        try:
            before, version = self._write(line_of(event).encode() + b"\n")
        except OSError as error:
            self._events.setdefault(event.problem, []).append(event)
            shown = f"{SHOWN} cannot be written ({error.strerror})"
            return f"{shown}, so this is not in `{typed('log')}`"
        if before == self._version[1]:
            self._version = version
            self._events.setdefault(event.problem, []).append(event)
        else:
            self.refresh()
        return ""

    def _write(self, line: bytes) -> tuple[int, tuple[int, int]]:
        """Write a line. Return the size of the file before, and its time and size after that.

        Raises OSError if the line is cut off.
        """
        self.folder.mkdir(exist_ok=True)
        with self.path.open("a+b", buffering=0) as file:
            if _is_torn(file.fileno()):
                line = b"\n" + line  # else this line would be lost with the one that was cut off
            if file.write(line) < len(line):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            found = os.fstat(file.fileno())
            return found.st_size - len(line), (found.st_mtime_ns, found.st_size)


def line_of(event: Event) -> str:
    """Return the line of JSON for an event, without its end."""
    found = {
        name: value.astimezone(UTC).isoformat() if isinstance(value, datetime) else value
        for name, value in asdict(event).items()
    }
    [name] = (name for name, kind in KINDS.items() if kind is type(event))
    return json.dumps({"version": VERSION, "event": name, **found})


def read_line(line: str) -> Event | None:
    """Return the event of a line, or None if it cannot be read."""
    try:
        found = json.loads(line)
        if found["version"] != VERSION:
            return None
        name = found["event"]
        return KINDS[name](**_fields(name, found))
    except (ValueError, TypeError, KeyError, RecursionError, OverflowError):
        return None


def _fields(kind: str, found: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of a kind from an object. Raises TypeError if one is of another type."""
    read = {}
    for name, expected in _types(kind):
        if name not in found:
            continue
        value = found[name]
        if expected is datetime:
            value = datetime.fromisoformat(value)
            if value.tzinfo is None:
                raise TypeError(f"{name} has no time zone")
        elif not isinstance(value, expected) or isinstance(value, bool):
            raise TypeError(f"{name} is {value!r}")
        read[name] = value
    return read


@cache
def _types(kind: str) -> list[tuple[str, Any]]:
    """Return the names and types of a kind's fields. To find them takes longer than to read one."""
    return list(get_type_hints(KINDS[kind]).items())


def _is_torn(file: int) -> bool:
    """Return True if the last line of a file has no end."""
    size = os.lseek(file, 0, os.SEEK_END)
    if not size:
        return False
    os.lseek(file, size - 1, os.SEEK_SET)
    return os.read(file, 1) != b"\n"
