"""Finds libraries to compare with: each has a solution file in the problem's folder `peers`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from harness.problem import Problem


def find_peers(problem: Problem) -> tuple[list[Path], list[str]]:
    """Return the solution files of installed libraries, and the names of missing libraries."""
    files = sorted((problem.folder / "peers").glob("*.py"))
    absent = [file.stem for file in files if not all(map(find_spec, _packages(file)))]
    return [file for file in files if file.stem not in absent], absent


def _packages(file: Path) -> Iterator[str]:
    """Yield the name of each package that a file imports."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]
