"""Is the board valid? LeetCode 36: only the check, without a search."""

from harness.problem import override
from harness.run import Run
from harness.value import Json, not_of_type

from ...board import both_names, clashes
from ...check import in_words
from ...common import BoardQuestion
from ...oracle import solutions


class Valid(BoardQuestion):
    """LeetCode 36."""

    title = "36. Valid Sudoku"

    @override
    def check(self, before: list[Json], run: Run) -> str | None:
        if wrong := not_of_type(run.returned, bool):
            return wrong
        repeated = next(iter(clashes(before[0])), None)
        if run.returned and repeated:
            unit, digit, cells = repeated
            names = "; ".join(map(both_names, cells))
            return f"returned True, but {unit} has {in_words(len(cells))} {digit}s: {names}"
        if run.returned or repeated:
            return None
        solvable = next(solutions(before[0]), None) is not None
        hint = "" if solvable else "; that it cannot be solved does not matter here"
        return f"returned False, but no row, column or box holds a digit twice{hint}"
