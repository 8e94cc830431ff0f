"""Does a digit fit a blank? The first step of the lesson: one check, without a search."""

from harness.drawing import Drawing
from harness.problem import Case, override
from harness.run import Run
from harness.value import Json, not_of_type

from ...board import PEERS, UNITS, at, both_names, parse_board
from ...common import SudokuQuestion
from ...draw import draw_board


class Fits(SudokuQuestion):
    """The follow-up that checks a digit."""

    title = "37. Sudoku Solver: does a digit fit?"

    @override
    def arguments(self, case: Case) -> list[Json]:
        """Return the board, the row and the column of a blank, and a digit."""
        row, col, digit = (case.input[name] for name in ("row", "col", "digit"))
        return [parse_board(case.input["board"]), row, col, digit]

    @override
    def check(self, before: list[Json], run: Run) -> str | None:
        board, row, col, digit = before
        if wrong := not_of_type(run.returned, bool):
            return wrong
        cell = row, col
        holder = next((peer for peer in sorted(PEERS[cell]) if at(board, peer) == digit), None)
        if run.returned == (holder is None):
            return None
        if holder is None:
            return f"returned False, but no other cell of its row, column and box holds {digit}"
        unit = next(name for name, cells in UNITS.items() if {cell, holder} <= {*cells})
        return f"returned True, but {unit} holds {digit} already: {both_names(holder)}"

    @override
    def draw(self, before: list[Json], answer: Json | None) -> Drawing:
        """Draw the board with a `?` in the blank, and the other arguments below it."""
        board, row, col, digit = before
        arguments_shown = f"row = {row}, col = {col}, digit = {digit!r}   (? marks the blank)"
        return [*draw_board(board, board, {(row, col): "missing"}), [(arguments_shown, "")]]
