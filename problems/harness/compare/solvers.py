"""Chooses what a benchmark measures: the solvers and the boards."""

from __future__ import annotations

import ast
from importlib.util import find_spec
from pathlib import Path

from harness.errors import KataError, no_such, not_installed
from harness.judge.outcome import Progress
from harness.load import attempt_path, find_approaches
from harness.problem import Case, Problem
from harness.read_bounded import read_text
from harness.what_to_type import typed

LARGEST = 64 * 2**20  # bytes of a file of boards
COUNT = 40
"""Boards in a benchmark, unless an option says how many."""


def find_solvers(problem: Problem, only: str = "") -> tuple[list[Path], list[str]]:
    """Return the files to measure, and the names of the libraries that are not installed.

    Args:
        problem: its approaches, its peers and the learner's own solution take part.
        only: names separated by commas; '' for all.

    Raises:
        KataError: a name is unknown, or names a library that is not installed.
    """
    own = attempt_path(problem)
    peers = sorted((problem.folder / "peers").glob("*.py"))
    absent = [path.stem for path in peers if not _installed(path)]
    paths = find_approaches(problem) + [own] * own.exists()
    known = {path.stem: path for path in paths + [p for p in peers if p.stem not in absent]}
    wanted = [name.strip().replace("-", "_") for name in only.split(",") if name.strip()]
    for name in wanted:
        if name in absent:
            raise KataError(not_installed(name, "bench"))
        if name not in known:
            raise KataError(no_such("solver", name, list(known)))
    return [known[name] for name in dict.fromkeys(wanted) or known], absent


def read_boards(problem: Problem, path: Path, count: int | None = None) -> list[Case]:
    """Return the first boards of a file, one a line. Blank lines and comments after # are skipped.

    Raises:
        KataError: with the number of the line that is malformed, or has no solution.
    """
    if problem.read is None:
        raise KataError(f"{problem.slug} cannot read boards")
    cases: list[Case] = []
    lines = read_text(path, LARGEST, "a file with one board per line").splitlines()
    for number, line in enumerate(lines, 1):
        if len(cases) == count:
            break
        if line.strip() and not line.lstrip().startswith("#"):
            try:
                case = Case(f"line {number}", "yours", "you asked", str(path), problem.read(line))
            except ValueError as error:
                raise KataError(f"{path}: line {number}: {error}") from None
            if problem.answers and not any(True for _ in problem.answers(problem.arguments(case))):
                raise KataError(f"{path}: line {number}: the board has no solution")
            cases.append(case)
    if not cases:
        raise KataError(f"{path} has no boards; expected one per line")
    return cases


def make_boards(
    problem: Problem,
    count: int,
    seed: int,
    givens: int | None,
    progress: Progress,
) -> list[Case]:
    """Return boards that the problem makes.

    Raises:
        KataError: it cannot make any, or none with so many givens.
    """
    if problem.generate is None or problem.read is None:
        raise KataError(
            f"{problem.slug} cannot make boards; name a file of them with {typed('--boards')}"
        )
    try:
        lines = list(problem.generate(count, seed, givens, progress))
    except ValueError as error:
        raise KataError(str(error)) from None
    made = f"made with seed {seed}"
    return [
        Case(f"board {number}", "made", made, made, problem.read(line))
        for number, line in enumerate(lines, 1)
    ]


def _installed(path: Path) -> bool:
    """Return True if every package that a file imports is installed."""
    imported = [
        name.partition(".")[0]
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else [alias.name for alias in node.names]
        )
    ]
    return all(find_spec(name) is not None for name in imported)
