"""Boards as the text that a terminal shows."""

from harness.console import text_of
from p0037_sudoku_solver.draw import draw_board


def drawn(board):
    """Return a board as the judge draws it."""
    return text_of(draw_board(board, board, {}))
