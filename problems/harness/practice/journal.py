"""The journal of practice: one file in `.kata/`, a line of JSON for each event, append-only.

A line is an object: `version` 1, `event` with the name of its kind, then the fields of the kind.
Times are in UTC. Keys are only ever added, so a reader ignores unknown ones. A line that cannot be
read is reported and kept.

The file is read again only when it has changed. A line is written by one write to a file opened for
appending, so that concurrent processes lose no lines.
"""

import errno
import json
import os
from collections.abc import Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

from harness.folders import PROBLEMS, all_folders, slug_of
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
from harness.read_files import read_bounded

VERSION = 1
FOLDER = PROBLEMS.parent / ".kata"
SHOWN = ".kata/history.jsonl"
LARGEST = 2**26
"""The maximum size of a journal in bytes: a hundred thousand judgements."""
KINDS: dict[str, type[Event]] = {
    "began": Began,
    "saved": Saved,
    "judged": AttemptJudged,
    "hinted": Hinted,
    "rated": Rated,
    "interviewed": Interviewed,
    "drilled": Drilled,
}
"""The kinds of events by their names in the file."""


class Journal:
    """The journal in memory, including events that could not be written."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or FOLDER
        self.path = self.folder / "history.jsonl"
        self.trouble = ""
        """A sentence on why the file cannot be read; '' if it can."""
        self._events: dict[str, list[Event]] = {}
        self._pasts: dict[str, Past] = {}
        self._skipped: list[int] = []
        """The numbers of the lines that cannot be read."""
        self._version = 0, 0
        """The modification time and the size of the file when it was last read."""
        self.refresh()

    @property
    def complaint(self) -> str:
        """A sentence on lines or a file that could not be read; '' if everything was read."""
        if self.trouble or not self._skipped:
            return self.trouble
        few = ", ".join(map(str, self._skipped[:5])) + " …" * (len(self._skipped) > 5)
        lines = "lines" if len(self._skipped) > 1 else "line"
        return f"{SHOWN}: {lines} {few} cannot be read and will be ignored"

    def past(self, slug: str) -> Past:
        """Return the practice of a problem so far."""
        past, events = self._pasts.get(slug, Past()), self._events.get(slug, [])
        if new := events[len(past.events) :]:
            past = self._pasts[slug] = past.plus(new, datetime.now(UTC))
        return past

    def pasts(self) -> dict[Path, Past]:
        """Return the practice of all problems and follow-ups by folder."""
        return {folder: self.past(slug_of(folder)) for folder in all_folders()}

    def refresh(self) -> bool:
        """Read the file if it has changed. Return True if it was read."""
        try:
            status = self.path.stat()
            version = status.st_mtime_ns, status.st_size
            if version == self._version:
                return False
            lines = read_bounded(self.path, LARGEST).split(b"\n")
        except (FileNotFoundError, NotADirectoryError):
            return False
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else f"it is {error}"
            remedy = "correct this, or move the file away to begin a new history"
            self.trouble = f"{SHOWN} cannot be read: {reason}; {remedy}"
            return False
        self._version, self.trouble = version, ""
        self._events, self._pasts, self._skipped = {}, {}, []
        for number, line in enumerate(lines, 1):
            if event := read_line(line.decode(errors="replace")):
                self._remember(event)
            elif line.strip():
                self._skipped.append(number)
        return True

    def append(self, event: Event) -> str:
        """Add an event. Return '', or a sentence on why it could not be written."""
        complaint = ""
        try:
            self._write(serialize(event).encode() + b"\n")
        except OSError as error:
            shown = f"{SHOWN} cannot be written: {error.strerror}"
            complaint = f"{shown}; `kata log` will not show what you just did"
        if not self.refresh() or complaint:
            self._remember(event)
        return complaint

    def _remember(self, event: Event) -> None:
        self._events.setdefault(event.problem, []).append(event)

    def _write(self, line: bytes) -> None:
        """Write a line. Raises OSError if only a part of it was written."""
        self.folder.mkdir(exist_ok=True)
        with self.path.open("a+b", buffering=0) as file:
            if _is_torn(file.fileno()):
                line = b"\n" + line  # otherwise this line would be appended to the incomplete one
            if file.write(line) < len(line):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def serialize(event: Event) -> str:
    """Return the line of JSON for an event, without its newline."""
    values = {
        name: value.astimezone(UTC).isoformat() if isinstance(value, datetime) else value
        for name, value in asdict(event).items()
    }
    [name] = (name for name, kind in KINDS.items() if kind is type(event))
    return json.dumps({"version": VERSION, "event": name, **values})


def read_line(line: str) -> Event | None:
    """Return the event of a line, or None if it cannot be read."""
    try:
        values = json.loads(line)
        if values["version"] != VERSION:
            return None
        return KINDS[values["event"]](**_fields(values["event"], values))
    except (ValueError, TypeError, KeyError, RecursionError, OverflowError):
        return None


def _fields(kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of a kind from an object. Raises TypeError for a value of another type."""
    fields = {}
    for name in _types(kind).keys() & values.keys():
        value, expected = values[name], _types(kind)[name]
        if expected is datetime:
            value = datetime.fromisoformat(value)
            if value.tzinfo is None:
                raise TypeError(f"{name} has no time zone")
        elif not isinstance(value, expected) or isinstance(value, bool):
            raise TypeError(f"{name} is {value!r}")
        fields[name] = value
    return fields


@cache
def _types(kind: str) -> dict[str, Any]:
    """Return the types of a kind's fields. Cached: getting them is slower than reading an event."""
    return get_type_hints(KINDS[kind])


def _is_torn(file: int) -> bool:
    """Return True if the last line of a file has no newline."""
    size = os.lseek(file, 0, os.SEEK_END)
    os.lseek(file, max(size - 1, 0), os.SEEK_SET)
    return os.read(file, 1) not in (b"", b"\n")
