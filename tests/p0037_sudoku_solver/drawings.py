"""Drawings as the text that a terminal shows."""

from p0037_sudoku_solver.draw import draw_board


def text_of(drawing):
    """Return a drawing without its styles."""
    return "\n".join("".join(text for text, _ in line) for line in drawing)


def drawn(board):
    """Return a board as the judge draws it."""
    return text_of(draw_board(board, board, {}))
