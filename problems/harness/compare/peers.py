"""Finds libraries to compare with: each has a solution file in the problem's folder `peers`."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

from harness.problem import Problem

PACKAGE = re.compile(r"^(?:import|from) (\w+)", re.MULTILINE)
"""A pattern for the package that a line imports."""


def find_peers(problem: Problem) -> tuple[list[Path], list[str]]:
    """Return the solution files of installed libraries, and the names of missing libraries."""
    texts = {file: file.read_text(encoding="utf-8") for file in problem.folder.glob("peers/*.py")}
    present = [file for file in sorted(texts) if all(map(find_spec, PACKAGE.findall(texts[file])))]
    return present, sorted(file.stem for file in texts.keys() - present)
