"""The text of the stub, and of the learner's file."""

from __future__ import annotations

from pathlib import Path

from harness import load
from harness.errors import KataError
from harness.records import Problem


def stub_of(problem: Problem) -> str:
    """Return the text that a rep begins with."""
    return (problem.folder / "stub.py").read_text(encoding="utf-8")


def read_text(path: Path) -> str | None:
    """Return the text of an attempt, or None if there is none that can be read."""
    try:
        return load.load_solution(path).source
    except KataError:
        return None
