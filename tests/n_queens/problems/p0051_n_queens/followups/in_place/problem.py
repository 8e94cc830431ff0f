"""Queens on a board that is handed over: what is written to it can be watched."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harness.problem import Answer, Case
from harness.run import Json, Run

from ...queens import EMPTY, complaint

TITLE = "51. N-Queens in place"
ANSWER = Answer.ARGUMENT


def arguments(case: Case) -> list[Json]:
    """Return `[board]`, an empty one."""
    n = int(case.input["n"])
    return [[[EMPTY] * n for _ in range(n)]]


def check(before: list[Json], run: Run) -> str | None:
    """Return what is wrong with the board that came back, or None."""
    return complaint(run.arguments and run.arguments[0], len(before[0]))


def read(text: str) -> Mapping[str, Any]:
    """Read a number. Raises ValueError if it is not one."""
    return {"n": int(text)}
