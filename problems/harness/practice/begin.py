"""The beginning of a rep: the attempt is put away, and the stub takes its place.

No attempt is ever deleted or overwritten.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from harness.cases import load_cases
from harness.compare.searches import saved_searches
from harness.errors import KataError, shown_path
from harness.practice.attempt import Attempt, Readiness, read_save
from harness.practice.events import Began, digest
from harness.practice.from_memory import find_approach, task_of
from harness.practice.journal import Journal
from harness.solution_files import load_solution, solutions_folder

CLOCK = "The clock starts at your first save."


@dataclass(frozen=True)
class Beginning:
    """A rep that has begun."""

    kept: Path | None
    """The file in which the attempt before it is kept; None if there was none."""
    sentences: list[str]
    """Sentences on what was done and what is asked for, the most important first."""
    complaint: str = ""
    """The reason why the journal does not have it; '' if it has."""


def begin(attempt: Attempt, journal: Journal, approach: str = "") -> Beginning:
    """Put the attempt away if there is one, write the stub, and begin a rep.

    Args:
        attempt: its file may be missing.
        journal: records the rep; its folder takes the attempt.
        approach: the approach to ask for from memory; '' if any will do.

    Raises:
        KataError: there is no such approach, the cases cannot be read, or a file cannot be written.
            Then nothing has changed.
    """
    load_cases(attempt.problem)  # else a rep would begin that cannot be judged
    task = task_of(find_approach(attempt.problem, approach)) if approach else ""
    path = shown_path(attempt.path)
    try:
        kept, source = _write(attempt, journal, task + attempt.stub)
    except OSError as error:
        where = shown_path(Path(error.filename)) if error.filename else "there"
        reason = f"it cannot be put away: {where}: {error.strerror}"
        raise KataError(f"{path} was left unchanged, because {reason}") from None
    name, slug, now = kept.name if kept else "", attempt.problem.slug, datetime.now(UTC)
    event = Began(time=now, problem=slug, put_away=name, source=source, approach=approach)
    done = f"{path} is the stub again"
    if approach:
        done += f", with the idea of {approach} in a comment"
    sentences = [f"{done}.", CLOCK]
    if kept:
        reload = f"{done}: reload the file in your editor."
        sentences = [f"Your attempt is kept as {shown_path(kept)}.", reload, CLOCK]
    if approach in saved_searches(solutions_folder(slug)):  # another search is recognised
        compared = "the writes to the board are compared, not what it keeps beside that"
        sentences.append(f"To be Accepted, it must also search like {approach}: {compared}.")
    return Beginning(kept, sentences, journal.append(event))


def _write(attempt: Attempt, journal: Journal, stub: str) -> tuple[Path | None, str]:
    """Write the stub. Return the file that keeps the attempt before it, and its digest."""
    path = attempt.path
    if not path.exists() and not path.is_symlink():
        path.parent.mkdir(parents=True, exist_ok=True)
        write_new(path, stub)
        return None, ""
    save = read_save(attempt)
    if save.source == stub:
        return None, ""
    past, verdict = journal.past(attempt.problem.slug), "stub"
    if save.readiness is not Readiness.STUB:
        judged = past.judgement_of(save.digest)
        verdict = judged.verdict if judged else "not judged"
    kept = put_away(path, journal.folder / "attempts", stub, verdict, datetime.now().astimezone())
    source = ""
    with suppress(KataError):  # read again, because an editor may have saved since
        source = digest(load_solution(kept).source)
    earlier = kept.with_name(past.kept_as(source) or kept.name)
    with suppress(OSError):  # the same text was kept when it was Accepted
        if earlier != kept and earlier.read_bytes() == kept.read_bytes():
            kept.unlink()
            return earlier, source
    return kept, source


def put_away(attempt: Path, folder: Path, stub: str, verdict: str, now: datetime) -> Path:
    """Move an attempt to the file that `keep` would write, and write the stub in its place.

    It is moved in one step, so that no save is lost. Raises OSError if that is not possible; then
    the attempt is unchanged.
    """
    target = keep(folder, "", verdict, now)
    try:
        attempt.replace(target)
    except OSError:
        target.unlink()
        raise
    try:
        write_new(attempt, stub)
    except FileExistsError:  # an editor has saved again: the newest text stays
        return target
    except OSError:
        target.replace(attempt)
        raise
    return target


def keep(folder: Path, text: str, verdict: str, now: datetime) -> Path:
    """Write a text to a new file, `<date and time>-<verdict>.py`, with a number if it exists."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{now:%Y-%m-%d %H-%M-%S} {verdict}".lower().replace(" ", "-")
    for number in count(1):
        path = folder / f"{name}{f'-{number}' * (number > 1)}.py"
        with suppress(FileExistsError):
            write_new(path, text)
            return path
    raise AssertionError


def write_new(path: Path, text: str) -> None:
    """Write a text to a new file. Raises FileExistsError if there is a file already."""
    try:
        with path.open("xb") as file:
            file.write(text.encode(errors="surrogatepass"))
    except FileExistsError:
        raise
    except OSError:  # such as a full disk: leave no part of the text
        with suppress(OSError):
            path.unlink()
        raise
