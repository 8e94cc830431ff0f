"""Chooses a command's problem: the given problem, the problem of a file, or a default."""

import re
import tomllib
from contextlib import suppress
from pathlib import Path

from harness import folders
from harness.errors import KataError, no_such
from harness.problem import Problem
from harness.problem_folder import load_problem, path_of_problems
from harness.solution_files import ATTEMPT, load_solution, solutions_folder


def choose_problem(wanted: str | None, near: Path | None = None) -> Problem:
    """Return the problem of a command.

    Args:
        wanted: the value of `--problem`, as `find_folder` takes it; None if it is not given.
        near: a solution file, which chooses the problem if `wanted` is None: by its folder, or else
            by its method, unless that is the default problem's.
    """
    if wanted is not None:
        return load_problem(find_folder(wanted))
    if near and (folder := _folder_of_file(near)):
        return load_problem(folder)
    usual = load_problem(usual_folder())
    methods = _methods_in(near) if near else []
    others = path_of_problems() if methods and usual.method not in methods else []
    return next((problem for problem in others if problem.method in methods), usual)


def find_folder(wanted: str) -> Path:
    """Return the folder of a problem or follow-up. Raises KataError if there is not exactly one.

    `wanted` is a number, a slug, the name of a follow-up, a number and a name as in `37/count`, or
    the path of the folder.
    """
    path = Path(wanted)
    if (path / "problem.py").is_file() or path.resolve() in folders.find_problems():
        return path
    matches = folders_named(wanted)
    if len(matches) == 1:
        return matches[0]
    listed = [folders.problem_name(folder) for folder in matches or folders.all_folders()]
    if not matches:
        raise KataError(no_such("problem", wanted, listed))
    raise KataError(f"several problems are called {wanted!r}; choose from {', '.join(listed)}")


def folders_named(wanted: str) -> list[Path]:
    """Return the folders of a name, or else of a LeetCode number in a title, such as 36."""
    known = folders.all_folders()
    matches = [
        folder
        for folder in known
        if wanted in (folder.name, folders.slug_of(folder), folders.problem_name(folder))
    ]
    number = f"{wanted}. "
    return matches or [folder for folder in known if load_problem(folder).title.startswith(number)]


def usual_folder() -> Path:
    """Return the folder of the default problem.

    That is the problem whose attempt was saved last; in a fresh clone, the problem that
    pyproject.toml names, so that another problem folder does not change the default.
    """
    saved: dict[Path, float] = {}
    for folder in folders.all_folders():
        with suppress(OSError):
            attempt = solutions_folder(folders.slug_of(folder)) / ATTEMPT
            saved[folder] = attempt.stat().st_mtime
    return max(saved, key=saved.__getitem__) if saved else default_folder()


def name_to_type(problem: Problem, chosen: str = "") -> str:
    """Return the value of `--problem` for a command; '' if the default is the same problem.

    Args:
        problem: the problem of the running command.
        chosen: the value in the written command; '' for the problem of the running command.
    """
    name = chosen or folders.problem_name(problem.folder)
    return "" if name == folders.problem_name(usual_folder().resolve()) else name


def _folder_of_file(file: Path) -> Path | None:
    """Return the folder of the problem whose slug is in a file's path, or None."""
    parent = f"{file.absolute().parent.as_posix()}/"
    known = folders.all_folders()
    matches = [folder for folder in known if f"/{folders.slug_of(folder)}/" in parent]
    return matches[-1] if matches else None  # a follow-up comes after its problem


def _methods_in(file: Path) -> list[str]:
    """Return the methods that a file declares; [] for a pipe, which can be read only once."""
    with suppress(KataError):
        if file.is_file():
            return re.findall(r"^\s+def (\w+)\(\s*self\b", load_solution(file).source, re.MULTILINE)
    return []


def default_folder() -> Path:
    """Return the folder of the problem that pyproject.toml names, or else of the first problem."""
    named, problems = "", folders.find_problems()
    with suppress(OSError, KeyError):
        text = (folders.PROBLEMS.parent / "pyproject.toml").read_text(encoding="utf-8")
        named = tomllib.loads(text)["tool"]["kata"]["problem"]
    return next((folder for folder in problems if folder.name == named), problems[0])
