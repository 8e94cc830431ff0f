"""The events of a learner's practice, and the line of JSON that each is kept as. Pure.

A line is one object: `version` 1, `event` with the name of its kind, then the fields of the kind.
Times are in UTC. Keys are only ever added, so a reader ignores those that it does not know.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, TypeVar, get_type_hints
from zlib import crc32

VERSION = 1

E = TypeVar("E", bound="Event")


@dataclass(frozen=True, kw_only=True)
class Event:
    """Something that happened to an attempt."""

    time: datetime
    problem: str
    """The slug of the problem."""


@dataclass(frozen=True, kw_only=True)
class Began(Event):
    """The stub was written, which begins a rep."""

    put_away: str = ""
    """The name of the file that the attempt before it was kept as; '' if there was none."""
    approach: str = ""
    """The approach that is asked for from memory; '' if any will do."""


@dataclass(frozen=True, kw_only=True)
class Saved(Event):
    """The learner's first save of a rep was seen."""


@dataclass(frozen=True, kw_only=True)
class Judged(Event):
    """The attempt was judged on all cases."""

    source: str
    """A digest of its text: the same code judged again is not another judgement."""
    saved: datetime
    """The time when the file was last written to."""
    verdict: str
    likely: str | None = None
    """The likely mistake in words, if one was named."""
    cause: str = ""
    """The identifier of this mistake; '' for none, and in histories from before there were any."""
    reason: str = ""
    case: str = ""
    """The name of the case that failed."""
    apart: str = ""
    """The place where an accepted search differs from the approach asked for; '' if it does not."""


@dataclass(frozen=True, kw_only=True)
class Hinted(Event):
    """A rung of a ladder of hints was shown."""

    cause: str
    rung: int
    """From 1."""


@dataclass(frozen=True, kw_only=True)
class Rated(Event):
    """The learner has changed the rating of the last rep."""

    rating: str


@dataclass(frozen=True, kw_only=True)
class Interviewed(Event):
    """Something happened in an interview, beside what happened to the attempt."""

    step: str
    """A value of `Step`."""
    name: str = ""
    """The follow-up or the question that it is about; of several, with blanks between."""
    result: str = ""
    """A verdict, or the points that were ticked, as in `2/4`."""
    detail: str = ""
    """The reason of a verdict, or the points that were left out, each on a line."""


class Step(StrEnum):
    """The steps of an interview."""

    BEGAN = "began"
    LEFT = "left"
    RESUMED = "resumed"
    ASKED = "asked"
    """The follow-ups were drawn."""
    OPENED = "opened"
    """The stub of a follow-up was written."""
    JUDGED = "judged"
    """A follow-up was judged."""
    SKIPPED = "skipped"
    """A follow-up was left out."""
    ANSWERED = "answered"
    """A question was answered aloud."""
    ENDED = "ended"


KINDS: dict[str, type[Event]] = {
    kind.__name__.lower(): kind for kind in (Began, Saved, Judged, Hinted, Rated, Interviewed)
}


def digest(source: str) -> str:
    """Return a short text by which the same source is known again."""
    raw = source.encode(errors="surrogatepass")
    return f"{len(raw)}-{crc32(raw):08x}"


def line_of(event: Event) -> str:
    """Return the line of JSON for an event, without its end."""
    fields = {
        name: value.astimezone(UTC).isoformat() if isinstance(value, datetime) else value
        for name, value in asdict(event).items()
    }
    return json.dumps({"version": VERSION, "event": type(event).__name__.lower(), **fields})


def read_line(line: str) -> Event | None:
    """Return the event of a line, or None if it cannot be read."""
    try:
        found = json.loads(line)
        if found["version"] != VERSION:
            return None
        kind = KINDS[found["event"]]
        return kind(**_fields(kind, found))
    except (ValueError, TypeError, KeyError, RecursionError, OverflowError):
        return None


def steady(events: Sequence[E], now: datetime) -> list[E]:
    """Return the events with times that never go back and are never in the future.

    Their order is that of the file. Only a clock that was changed can disagree with it.
    """
    result: list[E] = []
    latest = datetime.min.replace(tzinfo=UTC)
    for event in events:
        latest = min(max(event.time, latest), now)
        result.append(replace(event, time=latest))
    return result


def _fields(kind: type[Event], found: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a kind from an object. Raises TypeError if one is of another type."""
    fields = {}
    for name, expected in get_type_hints(kind).items():
        if name not in found:
            continue
        value = found[name]
        if expected is datetime:
            value = datetime.fromisoformat(value)
            if value.tzinfo is None:
                raise TypeError(f"{name} has no time zone")
        elif not isinstance(value, expected) or isinstance(value, bool):
            raise TypeError(f"{name} is {value!r}")
        fields[name] = value
    return fields
