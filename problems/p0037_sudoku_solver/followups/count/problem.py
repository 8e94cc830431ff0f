"""Count the solutions of a board up to a limit; a limit of 2 proves uniqueness."""

from collections.abc import Mapping

from harness.drawing import Drawing
from harness.problem import Case, override
from harness.run import Run
from harness.value import Json, not_of_type

from ...board import clashes
from ...common import BoardQuestion
from ...oracle import count_solutions


class Count(BoardQuestion):
    """The follow-up that counts the solutions of a board."""

    title = "37. Sudoku Solver: how many solutions?"

    @override
    def arguments(self, case: Case) -> list[Json]:
        """Return the board and the limit."""
        return [*super().arguments(case), int(case.input["limit"])]

    @override
    def read(self, text: str) -> Mapping[str, Json]:
        """Return the case of a pasted board, with a limit of 2."""
        return {**super().read(text), "limit": 2}

    @override
    def check(self, before: list[Json], run: Run) -> str | None:
        board, limit = before
        if wrong := not_of_type(run.returned, int):
            return wrong
        expected = count_solutions(board, limit)
        if run.returned == expected:
            return None
        if clashes(board):
            return f"returned {run.returned:,}, expected 0: the givens clash"
        if expected == limit:
            more = "there are as many solutions or more"
            return f"returned {run.returned:,}, expected the limit of {limit:,}: {more}"
        return f"returned {run.returned:,}, expected {expected:,}; the limit was {limit:,}"

    @override
    def draw(self, before: list[Json], answer: Json | None) -> Drawing:
        return [*super().draw(before, answer), [(f"limit {before[1]:,}", "")]]
