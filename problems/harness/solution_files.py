"""Solution files: their paths, and loading them."""

from dataclasses import dataclass
from pathlib import Path

from harness.errors import KataError, shown_path
from harness.folders import PROBLEMS, problem_option
from harness.problem import Problem
from harness.read_files import read_text
from harness.what_to_type import typed

SOLUTIONS = PROBLEMS.parent / "solutions"
ATTEMPT = "my_solution.py"
LARGEST_SOURCE = 2**20
"""The maximum size of a solution file in bytes."""


@dataclass(frozen=True)
class Solution:
    """A loaded solution file. It is read once, so later changes of the file have no effect."""

    path: Path
    source: str

    @property
    def shown(self) -> str:
        """The path as messages show it."""
        return str(self.path)


def load_solution(path: Path) -> Solution:
    """Return a solution file, with Unix line ends. Its syntax is not checked: the judge does that.

    Raises KataError if there is no such file, or it cannot hold a solution.
    """
    expected = "a Python file with class Solution"
    source = read_text(path, LARGEST_SOURCE, expected)
    if "\0" in source:
        line = source.count("\n", 0, source.index("\0")) + 1
        raise KataError(f"{path}:{line}: this line has a NUL byte; expected {expected}")
    return Solution(path, source.replace("\r\n", "\n").replace("\r", "\n"))


def solutions_folder(slug: str) -> Path:
    """Return the folder of a problem's approaches and of the learner's attempt."""
    return SOLUTIONS / slug


def attempt_path(problem: Problem) -> Path:
    """Return the path of the learner's own solution, which may not exist yet."""
    return solutions_folder(problem.slug) / ATTEMPT


def existing_attempt(problem: Problem) -> Path:
    """Return the path of the attempt as messages show it. Raises KataError if there is none."""
    path = attempt_path(problem)
    if not path.exists():
        raise KataError(no_attempt(problem))
    return Path(shown_path(path))


def no_attempt(problem: Problem) -> str:
    """Return the message for a missing attempt, with the command that writes the file."""
    start = typed("start", problem_option(problem.folder))
    return f"you have no attempt yet: `{start}` writes {shown_path(attempt_path(problem))}"


def is_attempt(problem: Problem, path: Path) -> bool:
    """Return True if a path refers to the learner's attempt."""
    return path.resolve() == attempt_path(problem).resolve()


def find_approaches(problem: Problem) -> list[Path]:
    """Return the reference approaches, sorted by name, without the learner's attempt."""
    files = solutions_folder(problem.slug).glob("*.py")
    return sorted(path for path in files if path.name != ATTEMPT)
