"""Solve any board: its solution, or two of several, or the reason why there is none."""

from __future__ import annotations

from itertools import islice

from harness.records import SIGNS, Drawing

from .board import (
    CELLS,
    Board,
    Cell,
    at,
    cell_name,
    clashes,
    format_json,
    format_line,
    format_lines,
)
from .draw import beside, draw_board
from .oracle import solutions

TEXTS = {"json": format_json, "line": format_line, "lines": format_lines}
FORMATS = ("drawn", *TEXTS)


def solve_board(board: Board, form: str) -> tuple[str, Drawing]:
    """Return why there is not exactly one solution, '' if there is, and up to two solutions.

    Args:
        board: any board, also one without a solution.
        form: one of `FORMATS`.

    Raises:
        ValueError: the format is unknown.
    """
    if form not in FORMATS:
        raise ValueError(f"unknown format {form!r}; expected one of {', '.join(FORMATS)}")
    found = list(islice(solutions(board), 2))
    if form in TEXTS:
        texts: Drawing = [[(TEXTS[form](solution), "")] for solution in found]
        return _reason(board, found, ""), texts
    return _reason(board, found, f" ({SIGNS['differs']})"), _drawn(board, found)


def _reason(board: Board, found: list[Board], sign: str) -> str:
    if len(found) == 1:
        return ""
    if found:
        cells = f"{len(_differing(*found))} cells{sign}"
        return f"The board has more than one solution. Here are two, which differ in {cells}:"
    for unit, digit, places in clashes(board):
        names = " and ".join(map(cell_name, places))
        return f"The board has no solution: {unit} has more than one {digit}, in {names}."
    return "The board has no solution, though no two givens clash."


def _drawn(board: Board, found: list[Board]) -> Drawing:
    if not found:
        return draw_board(board, board, {})
    marks = dict.fromkeys(_differing(*found), "differs") if len(found) == 2 else {}
    return beside(*(draw_board(solution, board, marks) for solution in found))


def _differing(one: Board, other: Board) -> list[Cell]:
    return [cell for cell in CELLS if at(one, cell) != at(other, cell)]
