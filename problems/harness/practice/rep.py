"""What a command does to the current rep: begins it, adds a judgement, reads where it stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from harness import load
from harness.errors import KataError
from harness.practice.attempts import put_away, write_stub
from harness.practice.events import Began, Event, Judged, steady
from harness.practice.history import FOLDER, History, read_history, remember
from harness.practice.reps import Rep, find_reps
from harness.records import Problem, Report, Word


@dataclass(frozen=True)
class Past:
    """The practice of a problem so far."""

    history: History
    events: tuple[Event, ...]
    """Those of the history, with times that never go back."""
    reps: tuple[Rep, ...]

    @property
    def current(self) -> Rep | None:
        """The rep that goes on, or None."""
        return self.reps[-1] if self.reps and self.reps[-1].ended is None else None

    def judgement_of(self, source: str) -> Judged | None:
        """Return the last judgement of a text, or None if it was not judged."""
        mark = digest(source)
        own = (one for one in reversed(self.events) if isinstance(one, Judged))
        return next((one for one in own if one.source == mark), None)


@dataclass(frozen=True)
class Beginning:
    """A rep that has begun."""

    kept: Path | None
    """Where the attempt before it lies now; None if there was none."""
    complaint: str
    """Why the history does not have it; '' if it has."""


def read_past(
    problem: Problem, now: datetime, folder: Path = FOLDER, unwritten: Sequence[Event] = ()
) -> Past:
    """Read what is known of a problem, and add what could not be written.

    Raises OSError if there is a history that cannot be read.
    """
    history = read_history(problem.slug, folder)
    events = tuple(steady([*history.events, *unwritten], now))
    return Past(history, events, tuple(find_reps(events)))


def begin(problem: Problem) -> Beginning:
    """Put the attempt away if there is one, write the stub, and begin a rep.

    Raises OSError if that is not possible; then nothing has changed.
    """
    attempt, stub = load.attempt_path(problem), stub_of(problem)
    now, kept = datetime.now(UTC), None
    if not attempt.exists() and not attempt.is_symlink():
        attempt.parent.mkdir(parents=True, exist_ok=True)
        write_stub(attempt, stub)
    elif read_text(attempt) != stub:
        kept = put_away(attempt, stub, _verdict_of(problem, attempt), now.astimezone())
    event = Began(time=now, problem=problem.slug, put_away=kept.name if kept else "")
    return Beginning(kept, remember(event))


def remember_report(report: Report) -> str:
    """Add the judgement of a whole attempt to the history. Return '' or why that was not possible.

    What is not the learner's own attempt is not kept, nor is the mere stub or what was our fault.
    """
    attempt = load.attempt_path(report.problem)
    own = report.solution.path.resolve() == attempt.resolve()
    begun = report.solution.source != stub_of(report.problem)
    if not own or not begun or report.verdict.word is Word.INTERNAL:
        return ""
    return remember(judgement(report))


def judgement(report: Report) -> Judged:
    """Return a report as an event of the history."""
    now = datetime.now(UTC)
    try:
        attempt = load.attempt_path(report.problem)
        saved = datetime.fromtimestamp(attempt.stat().st_mtime, UTC)
    except (OSError, ValueError, OverflowError):
        saved = now
    return Judged(
        time=now,
        problem=report.problem.slug,
        source=digest(report.solution.source),
        saved=saved,
        verdict=report.verdict.word,
        likely=report.verdict.likely,
        reason=report.verdict.reason,
        case=report.deciding.case.name if report.deciding else "",
    )


def judged_as_json(problem: Problem, source: str, found: Mapping[str, Any]) -> Judged:
    """Return a report of `kata judge --json`, made just now, as an event of the history."""
    now = datetime.now(UTC)
    return Judged(
        time=now,
        problem=problem.slug,
        source=digest(source),
        saved=now,
        verdict=found["verdict"],
        likely=found["likely"],
        reason=found["reason"],
        case=found["case"] or "",
    )


def digest(source: str) -> str:
    """Return a short text that is the same for the same source only."""
    return sha256(source.encode(errors="surrogatepass")).hexdigest()[:16]


def stub_of(problem: Problem) -> str:
    """Return the text that a rep begins with."""
    return (problem.folder / "stub.py").read_text(encoding="utf-8")


def read_text(path: Path) -> str | None:
    """Return the text of an attempt, or None if there is none that can be read."""
    try:
        return load.load_solution(path).source
    except KataError:
        return None


def _verdict_of(problem: Problem, attempt: Path) -> str:
    """Return the verdict of an attempt, as far as the history knows it."""
    source, known = read_text(attempt), None
    with suppress(OSError):
        known = read_past(problem, datetime.now(UTC)).judgement_of(source or "")
    return known.verdict if known else "not judged"
