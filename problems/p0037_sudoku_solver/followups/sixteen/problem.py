"""16 × 16, or any n² × n²: the same rules, and no 9 and no 3 in the code."""

from collections.abc import Mapping

from harness.drawing import Drawing
from harness.problem import Case, override
from harness.value import Json

from ...board import SYMBOLS, Board
from ...check import has_shape
from ...common import SudokuQuestion
from ...draw import draw_board, draw_units


class Sixteen(SudokuQuestion):
    """The follow-up with boards of n² x n² cells."""

    title = "37. Sudoku Solver: 16 x 16, or any n² x n²"
    in_place = True
    box = None  # it differs from board to board

    @override
    def arguments(self, case: Case) -> list[Json]:
        return [_parse_grid(case.input["board"])]

    @override
    def read(self, text: str) -> Mapping[str, str]:
        _parse_grid(text)
        return {"board": text}

    @override
    def draw(self, before: list[Json], answer: Json | None) -> Drawing:
        """Draw the answer, or the puzzle if the answer has the wrong shape."""
        puzzle = before[0]
        shown = answer if answer and has_shape(answer, len(puzzle)) else puzzle
        return draw_board(shown, puzzle, {})

    @override
    def focus(self, before: list[Json], answer: Json) -> Drawing:
        """Draw the row, the column and the box of the first cell that is wrong."""
        return draw_units(before[0], answer, None)


def _parse_grid(text: str) -> Board:
    """Return the board in n² lines of n² characters. Raises ValueError if it is malformed."""
    rows = [list(line) for line in text.split()]
    size = len(rows)
    if size not in (4, 9, 16, 25):
        raise ValueError(f"the board must have 4, 9, 16 or 25 rows, not {size}")
    for number, row in enumerate(rows, 1):
        if len(row) != size:
            raise ValueError(f"row {number} must have {size} cells, not {len(row)}")
        odd = set(row) - {".", *SYMBOLS[:size]}
        if odd:
            allowed, wrong = f".{SYMBOLS[:size]}", min(odd)
            raise ValueError(f"each cell of row {number} must be one of {allowed!r}, not {wrong!r}")
    return rows
