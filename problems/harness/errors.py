"""The error that a user can fix, the exit codes of `kata`, texts of messages, and the error log."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from enum import IntEnum
from pathlib import Path

PROBLEMS = Path(__file__).parents[1]
NOTES = PROBLEMS.parent / ".kata" / "errors.txt"
"""The log of errors in parts that a verdict does not need."""


class Exit(IntEnum):
    """The exit codes of `kata`."""

    ACCEPTED = 0
    REJECTED = 1
    USAGE = 2
    OURS = 3
    INTERRUPTED = 130


class StopRequest(SystemExit):
    """Raised for a stop signal, to distinguish it from a SystemExit of the code that is running."""


class KataError(Exception):
    """An error that the user can fix: one line on what is wrong, where, and what to do next."""

    def __init__(self, text: str, code: Exit = Exit.USAGE) -> None:
        super().__init__(text)
        self.code = code


def explain_error(error: Exception) -> str:
    """Return an error as one line. An internal error is reported as a bug in the project."""
    if isinstance(error, KataError):
        return str(error)
    if isinstance(error, OSError):
        where = f"{shown_path(Path(str(error.filename)))}: " if error.filename else ""
        return f"{where}{error.strerror or error}"
    place = place_in(error, PROBLEMS)
    if place and place != place_in(error, PROBLEMS / "harness"):
        return bug_of_problem(place, error)
    return (
        f"internal error, a bug in this project: {type(error).__name__}: {error}. "
        "Run the command again with KATA_DEBUG=1 set, and report the traceback as an issue."
    )


def bug_of_problem(place: str, error: BaseException) -> str:
    """Return the error for an exception that a problem's own code has raised at a place."""
    bug = "this is a bug in the code of the problem, not in your solution"
    return f"{place}: {type(error).__name__}: {error}; {bug}"


def not_installed(names: str, *extra: str) -> str:
    """Return the error for missing packages, with the command that installs them."""
    command = " ".join(["python3", "problems/harness/set_up.py", *extra])
    verb, them = ("are", "them") if " and " in names else ("is", "it")
    return f"{names} {verb} not installed; to install {them}, run `{command}`"


def no_such(kind: str, name: str, known: Sequence[str], remedy: str = "") -> str:
    """Return the error for an unknown name, with the closest known name and what to do next."""
    from difflib import get_close_matches  # late: few calls need it

    names = [str(other) for other in known if other]  # a member of an enum may be ''
    folded = {other.casefold(): other for other in names}
    near = get_close_matches(name.casefold(), folded, 1)
    suggestion = f" (did you mean {folded[near[0]]!r}?)" if near else ""
    choices = f"choose from {', '.join(names)}" if names else f"there is no {kind} to choose"
    return f"unknown {kind} {name!r}{suggestion}; {remedy or choices}"


def place_in(error: BaseException, folder: Path) -> str:
    """Return `file:line` of an exception's innermost frame in a folder; '' if none."""
    from traceback import extract_tb  # late: few errors are in a problem folder

    whole = extract_tb(error.__traceback__)
    frames = [frame for frame in whole if folder in Path(frame.filename).parents]
    if not frames:
        return ""
    return f"{shown_path(Path(frames[-1].filename))}:{frames[-1].lineno}"


def shown_path(path: Path) -> str:
    """Return a path as messages show it: relative to the current folder, if it lies below it."""
    try:
        return str(path.relative_to(Path.cwd()))
    except ValueError:
        return str(path)


@contextmanager
def guarded(part: str) -> Iterator[None]:
    """Log an exception of the `with` block and continue after it: no verdict needs this part.

    With KATA_DEBUG set, raise it.
    """
    try:
        yield
    except Exception:
        if os.environ.get("KATA_DEBUG"):
            raise
        from traceback import format_exc  # late: parts seldom fail

        note(f"{part} failed, and was left out:\n{format_exc()}\n")


def note(text: str) -> None:
    """Append a text to the log; ignore write errors."""
    with suppress(OSError):
        NOTES.parent.mkdir(exist_ok=True)
        with NOTES.open("a", encoding="utf-8") as file:
            file.write(text)
