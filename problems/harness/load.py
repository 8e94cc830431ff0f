"""Finds problem folders and solution files, and reads solutions."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from harness.errors import KataError
from harness.problem import Problem
from harness.read_text import read_text
from harness.what_to_type import typed

PROBLEMS = Path(__file__).parents[1]
SOLUTIONS = PROBLEMS.parent / "solutions"
HARNESS = "harness"
ATTEMPT = "my_solution.py"
FOLLOWUPS = "followups"
"""The folder in a problem's folder that holds what an interviewer asks next."""
HINTS = "hints.toml"
LARGEST_SOURCE = 2**20


@dataclass(frozen=True)
class Solution:
    """A solution file as it was read. Its source never touches the disk again."""

    path: Path
    shown: str
    """The path as messages show it."""
    source: str


def find_problems() -> list[Path]:
    """Return the folders of the path of problems: all beside the harness, even malformed ones."""
    folders = (path for path in PROBLEMS.iterdir() if path.is_dir() and path.name[0] not in "._")
    return sorted(path for path in folders if path.name != HARNESS)


def find_followups(folder: Path) -> list[Path]:
    """Return the folders of the questions that follow a problem: each is a problem of its own."""
    return sorted(path.parent for path in folder.glob(f"{FOLLOWUPS}/*/problem.py"))


def all_folders() -> list[Path]:
    """Return the folders of all problems, each before those of its follow-ups."""
    return [folder for top in find_problems() for folder in (top, *find_followups(top))]


def family_of(folder: Path) -> list[Path]:
    """Return the folders of a problem and its follow-ups, for any of them."""
    top = outermost(folder)
    return [top, *find_followups(top)]


def folders_with(folder: Path) -> list[Path]:
    """Return the folders of all problems, and of a problem that may lie elsewhere."""
    known = [found.resolve() for found in all_folders()]
    return list(dict.fromkeys([*known, *family_of(folder)]))


def slug_of(folder: Path) -> str:
    """Return the slug of a problem: its folder's name; for a follow-up the path from the problem's.

    The journal and the folder of solutions know a problem by it.
    """
    return folder.relative_to(outermost(folder).parent).as_posix()


def name_of(folder: Path) -> str:
    """Return the value of `--problem` that chooses a problem: `37`, or `37/count` for a follow-up.

    Where two problems have the same number, it is the slug; outside the checkout, the path.
    """
    top, problems = outermost(folder), [path.resolve() for path in find_problems()]
    if top not in problems:
        return near(folder)
    number = number_of(top)
    name = number if [number_of(path) for path in problems].count(number) == 1 else top.name
    return name if folder == top else f"{name}/{folder.name}"


def naming(folder: Path) -> tuple[str, str]:
    """Return the option that chooses a problem, for a command that may be about another one."""
    return "--problem", name_of(folder)


def number_of(folder: Path) -> str:
    """Return the number of a problem on LeetCode: `1` for `p0001_two_sum`."""
    return folder.name.removeprefix("p").partition("_")[0].lstrip("0")


def load_solution(path: Path) -> Solution:
    """Read a solution file. Its text is not examined: that is the judge's work.

    Raises:
        KataError: there is no such file, or it cannot hold a solution.
    """
    expected = "a Python file with class Solution"
    source = read_text(path, LARGEST_SOURCE, expected)
    if path.suffix == ".json":
        raise KataError(f"{path} is JSON; expected {expected}")
    if "\0" in source:
        line = source.count("\n", 0, source.index("\0")) + 1
        raise KataError(f"{path}:{line}: there is a NUL byte; expected {expected}")
    shown = "./" * str(path).startswith("-") + str(path)  # else a command takes it for an option
    source = source.replace("\r\n", "\n").replace("\r", "\n")
    return Solution(path=path, shown=shown, source=source)


def attempt_path(problem: Problem) -> Path:
    """Return the path of the learner's own solution, which may not exist yet."""
    return SOLUTIONS / problem.slug / ATTEMPT


def existing_attempt(problem: Problem) -> Path:
    """Return the path of the learner's own file as messages show it, or raise KataError."""
    path = attempt_path(problem)
    if not path.exists():
        raise KataError(no_attempt(problem))
    return Path(near(path))


def no_attempt(problem: Problem) -> str:
    """Return that there is no attempt yet, and the command that writes one."""
    start = typed("start", *naming(problem.folder))
    return f"you have no attempt yet: `{start}` writes {near(attempt_path(problem))}"


def is_attempt(problem: Problem, path: Path) -> bool:
    """Return True if a file is the learner's own, by whatever path."""
    return path.resolve() == attempt_path(problem).resolve()


def near(path: Path) -> str:
    """Return a path relative to the current folder, if it lies below it."""
    try:
        return str(path.relative_to(Path.cwd()))
    except ValueError:
        return str(path)


def reference_path(problem: Problem) -> Path:
    """Return the path of the approach that a problem names as its reference."""
    return SOLUTIONS / problem.slug / f"{problem.reference}.py"


def find_approaches(problem: Problem) -> list[Path]:
    """Return the reference approaches in the order of their names, without the learner's own."""
    return sorted(path for path in (SOLUTIONS / problem.slug).glob("*.py") if path.name != ATTEMPT)


def outermost(folder: Path) -> Path:
    """Return the folder of the problem that a follow-up follows, or that of a problem itself."""
    return folder.parents[1] if folder.parent.name == FOLLOWUPS else folder
