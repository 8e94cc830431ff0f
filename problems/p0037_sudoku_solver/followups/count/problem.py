"""Count the solutions of a board up to a limit: a limit of two proves that one is unique."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harness.drawing import Drawing
from harness.problem import Answer, Case
from harness.run import Json, Run

from ...board import clashes, parse_board
from ...oracle import count_solutions
from ...problem import read as read_board
from ..common import described, draw_puzzle

TITLE = "37. Sudoku Solver: how many solutions?"
ANSWER = Answer.RETURNED
BOX = 3, 3
LIMIT = 2
"""The limit for a board that is pasted."""


def arguments(case: Case) -> list[Json]:
    """Return `[board, limit]`. Raises ValueError if the case holds a malformed board."""
    return [parse_board(case.input["board"]), int(case.input["limit"])]


def check(before: list[Json], run: Run) -> str | None:
    """Return what is wrong with a count, or None if it is right."""
    board, limit = before
    if type(run.returned) is not int:
        return f"returned {described(run.returned)}, expected a whole number"
    expected = count_solutions(board, limit)
    if run.returned == expected:
        return None
    if clashes(board):
        return f"returned {run.returned:,}, expected 0: the givens clash"
    if expected == limit:
        more = "there are as many solutions or more"
        return f"returned {run.returned:,}, expected the limit of {limit:,}: {more}"
    return f"returned {run.returned:,}, expected {expected:,}; the limit was {limit:,}"


def draw(before: list[Json], _answer: Json | None) -> Drawing:
    """Draw the board, and say the limit."""
    board, limit = before
    return [*draw_puzzle(board), [(f"limit {limit:,}", "")]]


focus = draw


def read(text: str) -> Mapping[str, Any]:
    """Read a pasted board. Raises ValueError that says where the text is wrong."""
    return {**read_board(text), "limit": LIMIT}
