"""What `kata solve` tells of a board: its solution, that there is none, or that there are more."""

from __future__ import annotations

from itertools import islice

from harness.records import Drawing

from .board import CELLS, Board, Cell, cell_name, clashes, format_json, format_line, format_lines
from .draw import beside, draw_board
from .oracle import solutions

TEXTS = {"json": format_json, "line": format_line, "lines": format_lines}
FORMS = ("drawn", *TEXTS)


def solve_board(board: Board, form: str) -> tuple[str, Drawing]:
    """What is to be said, '' where there is exactly one solution, and up to two solutions.

    Args:
        board: any board, also one with no solution.
        form: one of `FORMS`.

    Raises:
        ValueError: there is no such form.
    """
    if form not in FORMS:
        raise ValueError(f"no form {form!r}; expected one of {', '.join(FORMS)}")
    found = list(islice(solutions(board), 2))
    if form in TEXTS:
        picture: Drawing = [[(TEXTS[form](solution), "")] for solution in found]
    else:
        picture = _drawn(board, found)
    return _told(board, found), picture


def _told(board: Board, found: list[Board]) -> str:
    if len(found) == 1:
        return ""
    if found:
        differing = sum(found[0][row][column] != found[1][row][column] for row, column in CELLS)
        return f"The board has more than one solution. Two of them, apart in {differing} cells (*):"
    for unit, digit, cells in clashes(board):
        places = " and ".join(map(cell_name, cells))
        return f"The board has no solution: {unit} has more than one {digit}, in {places}."
    return "The board has no solution, though no two givens clash."


def _drawn(board: Board, found: list[Board]) -> Drawing:
    if not found:
        return draw_board(board, board, {})
    signs: dict[Cell, str] = {}
    if len(found) == 2:
        signs = {cell: "differs" for cell in CELLS if len({_at(one, cell) for one in found}) > 1}
    return beside(*(draw_board(solution, board, signs) for solution in found))


def _at(board: Board, cell: Cell) -> str:
    return board[cell[0]][cell[1]]
