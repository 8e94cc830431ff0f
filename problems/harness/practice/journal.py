"""The journal of practice: one file in `.kata/`, a line of JSON an event, only ever appended to.

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
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

from harness.load import PROBLEMS
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
from harness.read_bounded import read_bounded
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


@dataclass(frozen=True)
class Journal:
    """The events of each problem, and the numbers of the lines that could not be read."""

    by_problem: Mapping[str, tuple[Event, ...]] = field(default_factory=dict)
    unreadable: tuple[int, ...] = ()

    def events_of(self, slug: str) -> tuple[Event, ...]:
        """Return the events of a problem, in the order of the file."""
        return self.by_problem.get(slug, ())

    def plus(self, *events: Event) -> Journal:
        """Return the journal with events that were not in the file when it was read."""
        added = dict(self.by_problem)
        for event in events:
            added[event.problem] = (*added.get(event.problem, ()), event)
        return Journal(added, self.unreadable)

    @property
    def complaint(self) -> str:
        """A sentence on the lines that could not be read; '' if all were."""
        if not self.unreadable:
            return ""
        few = ", ".join(map(str, self.unreadable[:5])) + " …" * (len(self.unreadable) > 5)
        lines = f"line{'s' * (len(self.unreadable) > 1)} {few}"
        return f"{SHOWN}: {lines} cannot be read and will be skipped"


def read_journal(folder: Path | None = None) -> Journal:
    """Read all events, once for all problems. Raises OSError if the file cannot be read."""
    try:
        text = read_bounded((folder or FOLDER) / "history.jsonl", LARGEST).decode(errors="replace")
    except (FileNotFoundError, NotADirectoryError):
        return Journal()
    except ValueError as error:
        raise OSError(errno.EINVAL, f"it is {error}") from None
    found: dict[str, list[Event]] = {}
    unreadable = []
    for number, line in enumerate(text.split("\n"), 1):
        if event := read_line(line):
            found.setdefault(event.problem, []).append(event)
        elif line.strip():
            unreadable.append(number)
    return Journal({slug: tuple(own) for slug, own in found.items()}, tuple(unreadable))


def unreadable_because(error: OSError) -> str:
    """Return a sentence on why the journal could not be read."""
    return f"{SHOWN} cannot be read: {error.strerror}"


def version(folder: Path | None = None) -> tuple[int, int]:
    """Return a mark that changes whenever something is added to the journal."""
    try:
        found = ((folder or FOLDER) / "history.jsonl").stat()
    except (FileNotFoundError, NotADirectoryError):
        return 0, 0
    return found.st_mtime_ns, found.st_size


def append(event: Event, folder: Path | None = None) -> None:
    """Add an event to the journal. Raises OSError if it could not be written whole."""
    folder = folder or FOLDER
    folder.mkdir(exist_ok=True)
    line = line_of(event).encode() + b"\n"
    with (folder / "history.jsonl").open("a+b", buffering=0) as file:
        if _is_torn(file.fileno()):
            line = b"\n" + line  # else this line would be lost with the one that was cut off
        if file.write(line) < len(line):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def append_or_explain(event: Event, folder: Path | None = None) -> str:
    """Add an event to the journal. Return '', or a sentence on why that was not possible."""
    try:
        append(event, folder)
    except OSError as error:
        return f"{SHOWN} cannot be written ({error.strerror}), so this is not in `{typed('log')}`"
    return ""


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
