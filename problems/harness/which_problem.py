"""The problem that a command is about: the one that is named, or the one that is meant."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from pathlib import Path

from harness import load
from harness.errors import KataError, no_such
from harness.problem import Problem
from harness.problem_folder import load_problem
from harness.what_to_type import typed

FOLLOWUP_ATTEMPTS = f"{load.FOLLOWUPS}/*/{load.ATTEMPT}"


def choose_problem(
    wanted: str | None, near: Path | None = None, followup: str | None = None
) -> Problem:
    """Return the problem that a command is about.

    If nothing names it, it is the one whose attempt was saved last, or the default one.

    Args:
        wanted: a number, a slug, a part of one, or the path of a folder.
        near: a solution file; the folder it lies in names its problem, or its follow-up, if
            nothing else does.
        followup: the name of a follow-up of that problem.
    """
    parents = near.absolute().parents if near and wanted is None else ()
    folder = _choose_folder(wanted, [parent.name for parent in parents])
    known = {path.name: path for path in load.find_followups(folder)}
    if followup is None:
        beside = (
            len(parents) > 1 and parents[1].name == load.FOLLOWUPS and known.get(parents[0].name)
        )
        return load_problem(beside or folder)
    if followup not in known:
        raise KataError(no_such(f"follow-up of {folder.name}", followup, list(known)))
    return load_problem(known[followup])


def usual_folder() -> Path:
    """Return the folder of the problem that is meant where none is named.

    It is the one whose attempt, or an attempt at a follow-up of which, was saved last. In a fresh
    clone it is the one that pyproject.toml names, so that a further problem changes nothing.
    """

    def last_save(folder: Path) -> float:
        own = load.SOLUTIONS / folder.name
        return max(map(_saved_at, [own / load.ATTEMPT, *own.glob(FOLLOWUP_ATTEMPTS)]))

    folders = load.find_problems()
    latest = max(folders, key=last_save)
    return latest if folders[1:] and last_save(latest) else _default(folders)


def name_to_type(problem: Problem) -> str:
    """Return what names a problem in a command now; '' if it is meant anyway."""
    folder, known = load.outermost(problem.folder), [one.resolve() for one in load.find_problems()]
    if folder not in known:
        return load.near(folder)
    if folder == usual_folder().resolve():
        return ""
    numbers = [_number_of(one) for one in known]
    number = _number_of(folder)
    return number if numbers.count(number) == 1 else folder.name


def _choose_folder(wanted: str | None, near: list[str]) -> Path:
    """Return the folder of a problem that is asked for, or whose name is among those near."""
    folders = load.find_problems()
    if wanted is None:
        beside = [folder for folder in folders if folder.name in near]
        return beside[0] if beside else usual_folder()
    path = Path(wanted)
    if (path / "problem.py").is_file() or path.resolve() in folders:
        return path
    numbered = [folder for folder in folders if _number_of(folder) == wanted]
    matches = numbered or [folder for folder in folders if wanted in folder.name]
    if len(matches) == 1:
        return matches[0]
    known = [folder.name for folder in matches or folders]
    if not matches:
        raise KataError(no_such("problem", wanted, known))
    raise KataError(f"several problems match `{typed('--problem', wanted)}`: {', '.join(known)}")


def _default(folders: list[Path]) -> Path:
    """Return the problem that pyproject.toml names, or the first one if it names none of them."""
    named = ""
    if folders[1:]:
        with suppress(OSError, KeyError):
            text = (load.PROBLEMS.parent / "pyproject.toml").read_text(encoding="utf-8")
            named = tomllib.loads(text)["tool"]["kata"]["problem"]
    return next((folder for folder in folders if folder.name == named), folders[0])


def _number_of(folder: Path) -> str:
    """Return the number of a problem, as LeetCode has it: `1` for `p0001_two_sum`."""
    return folder.name.removeprefix("p").partition("_")[0].lstrip("0")


def _saved_at(attempt: Path) -> float:
    """Return when an attempt was saved; 0 if there is none that can be looked at."""
    with suppress(OSError):
        return attempt.stat().st_mtime
    return 0.0
