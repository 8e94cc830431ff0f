"""The beginning of a rep: the attempt before it is put away, and the stub takes its place.

No attempt is ever deleted or written over.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from harness import load
from harness.compare.saved import saved_standings
from harness.load import near
from harness.practice.events import Began, digest
from harness.practice.file_state import Readiness, read_state
from harness.practice.from_memory import find_approach, task_of

if TYPE_CHECKING:
    from harness.practice.attempt import Attempt

CLOCK = "The clock starts at your first save."


@dataclass(frozen=True)
class Beginning:
    """A rep that has begun."""

    attempt: Path
    approach: str = ""
    """The approach that is asked for from memory; '' if any will do."""
    compared: bool = False
    """True if the search of that approach is saved, so that another one can be told from it."""
    kept: Path | None = None
    """The path where the attempt before it lies now; None if there was none."""
    complaint: str = ""
    """The reason why the journal does not have it; '' if it has."""

    @property
    def sentences(self) -> list[str]:
        """Sentences on what was done and what is asked for, the most important first."""
        asked = f", with the idea of {self.approach} in a comment" if self.approach else ""
        stub = f"{near(self.attempt)} is the stub again{asked}"
        stub += ": reload the file in your editor." if self.kept else "."
        return [
            *([f"Your attempt is kept as {near(self.kept)}."] if self.kept else []),
            stub,
            CLOCK,
            *(
                [f"To be Accepted, it must also search like {self.approach}."]
                if self.compared
                else []
            ),
        ]


def begin(attempt: Attempt, approach: str) -> Beginning:
    """Begin a rep of an attempt, as `Attempt.begin` says."""
    task = task_of(find_approach(attempt.problem, approach)) if approach else ""
    path, stub, now = attempt.path, task + attempt.stub, datetime.now(UTC)
    kept, source = None, ""
    if not path.exists() and not path.is_symlink():
        path.parent.mkdir(parents=True, exist_ok=True)
        write_stub(path, stub)
    elif attempt.state().source != stub:
        folder, verdict = attempt.folder / "attempts", _known_verdict(attempt)
        kept = put_away(path, folder, stub, verdict, now.astimezone())
        text = read_state(kept, stub).source
        source = digest(text) if text else ""
        kept = _kept_once(attempt, kept, source)
    name, slug = kept.name if kept else "", attempt.problem.slug
    event = Began(time=now, problem=slug, put_away=name, source=source, approach=approach)
    compared = approach in saved_standings(load.SOLUTIONS / attempt.problem.slug)
    return Beginning(path, approach, compared, kept, attempt.append(event))


def why_refused(attempt: Path, error: OSError) -> str:
    """Return why an attempt could not be put away."""
    where = near(Path(error.filename)) if error.filename else "there"
    reason = f"it cannot be put away: {where}: {error.strerror}"
    return f"{near(attempt)} was left unchanged, because {reason}"


def put_away(attempt: Path, folder: Path, stub: str, verdict: str, now: datetime) -> Path:
    """Move an attempt to `<date and time>-<verdict>.py`, and write the stub in its place.

    Raises OSError if that is not possible; the attempt is then where it was.

    Args:
        attempt: the file; it is moved in one step, so that no save can be lost on the way.
        folder: holds the attempts that were put away.
        stub: the text to begin anew with.
        verdict: what is known of it, as in `Wrong Answer`.
        now: the time by which it is named.
    """
    target = _reserve(folder, f"{now:%Y-%m-%d %H-%M-%S} {verdict}")
    try:
        attempt.replace(target)
    except OSError:
        target.unlink()
        raise
    try:
        write_stub(attempt, stub)
    except FileExistsError:  # an editor has saved again: that text is the newest, and it stays
        return target
    except OSError:
        target.replace(attempt)
        raise
    return target


def keep(folder: Path, text: str, verdict: str, now: datetime) -> Path:
    """Write a text to a file of its own, named as by `put_away`. Raises OSError if it cannot be."""
    target = _reserve(folder, f"{now:%Y-%m-%d %H-%M-%S} {verdict}")
    try:
        target.write_bytes(text.encode(errors="surrogatepass"))
    except OSError:  # a full disk: leave no half of it
        target.unlink()
        raise
    return target


def write_stub(attempt: Path, stub: str) -> None:
    """Write the stub to a new file. Raises FileExistsError if there is a file already."""
    try:
        with attempt.open("x", encoding="utf-8") as file:
            file.write(stub)
    except FileExistsError:
        raise
    except OSError:  # a full disk: leave no half of it behind
        with suppress(OSError):
            attempt.unlink()
        raise


def _reserve(folder: Path, name: str) -> Path:
    """Create an empty file with a name that was free, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    plain = name.lower().replace(" ", "-")
    for number in count(1):
        path = folder / f"{plain}{f'-{number}' * (number > 1)}.py"
        with suppress(FileExistsError):
            path.touch(exist_ok=False)
            return path
    raise AssertionError


def _kept_once(attempt: Attempt, kept: Path, source: str) -> Path:
    """Return where a text that was put away is kept: once, if it was kept when it ended its rep."""
    with suppress(OSError):
        before = kept.with_name(attempt.past().kept_as(source) or kept.name)
        if before != kept and before.read_bytes() == kept.read_bytes():
            kept.unlink()
            return before
    return kept


def _known_verdict(attempt: Attempt) -> str:
    """Return the verdict of an attempt, as far as the journal knows it."""
    state, known = attempt.state(), None
    if state.readiness is Readiness.STUB:
        return "stub"
    with suppress(OSError):
        known = attempt.past().judgement_of(state.source)
    return known.verdict if known else "not judged"
