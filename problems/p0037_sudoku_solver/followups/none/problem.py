"""Solve a board, or return False and leave it as it was if there is no solution."""

from harness.problem import override
from harness.run import Run
from harness.value import Json, not_of_type

from ...board import CELLS, at, both_names, clashes
from ...check import complaint, has_shape
from ...common import BoardQuestion
from ...oracle import solutions


class NoSolution(BoardQuestion):
    """The follow-up with boards without a solution: the return value and the board are checked."""

    title = "37. Sudoku Solver: there may be no solution"

    @override
    def check(self, before: list[Json], run: Run) -> str | None:
        puzzle, board = before[0], run.arguments[0] if run.arguments else None
        if other := not_of_type(run.returned, bool):
            return other
        if next(solutions(puzzle), None) is not None:
            wrong = complaint(puzzle, board)
            if not run.returned:
                return "returned False, but the board has a solution"
            return f"returned True, but {wrong.text}" if wrong else None
        if run.returned:
            why = ": the givens clash" if clashes(puzzle) else ""
            return f"returned True, but the board has no solution{why}"
        return _changed(puzzle, board)


def _changed(puzzle: Json, board: Json) -> str | None:
    """Return an error if the board has changed, or None."""
    if not has_shape(board):
        return "returned False, which is right, but the board is not nine lists of nine cells now"
    changed = [cell for cell in CELLS if at(board, cell) != at(puzzle, cell)]
    if not changed:
        return None
    first = changed[0]
    was = "was blank" if at(puzzle, first) == "." else f"held {at(puzzle, first)}"
    more = f"; {len(changed) - 1} more changed" if changed[1:] else ""
    return (
        "returned False, which is right, but the board is not as it was: "
        f"{both_names(first)} {was} and now holds {at(board, first)!r}{more}"
    )
