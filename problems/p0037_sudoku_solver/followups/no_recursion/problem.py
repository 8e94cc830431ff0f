"""The same problem, solved without recursion: the calls of each function are counted."""

from harness.console import plural
from harness.problem import override
from harness.run import Run
from harness.value import Json

from ...problem import SudokuSolver

MOST = 3
"""The most calls of a function open at once: a decorator's wrapper may be open twice."""


class NoRecursion(SudokuSolver):
    """The follow-up without recursion."""

    title = "37. Sudoku Solver: no recursion"
    nesting = True
    reference = None
    next_steps = {}
    beside = ()

    @override
    def check(self, before: list[Json], run: Run) -> str | None:
        """Return an error if a function called itself or the board is wrong, or None."""
        calls, name = run.recorded.nesting, run.recorded.nested
        if calls > MOST:
            blanks = sum(row.count(".") for row in before[0])
            return (
                f"{calls} calls of {name} were open at once, on a board with "
                f"{plural(blanks, 'blank')}: that is recursion, and at most {MOST} are allowed"
            )
        return super().check(before, run)
