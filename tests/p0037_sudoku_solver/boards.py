"""LeetCode's example with its solution, and boards as the text that a terminal shows."""

from harness.console import plain_text
from p0037_sudoku_solver.board import parse_board
from p0037_sudoku_solver.draw import draw_board

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
PUZZLE = parse_board(LINE)
SOLVED = parse_board(
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)


def drawn(board):
    return plain_text(draw_board(board, board, {}))
