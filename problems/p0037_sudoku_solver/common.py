"""The hooks that the problem and its follow-ups share."""

from collections.abc import Mapping, Sequence

from harness.drawing import Drawing
from harness.kind import Kind
from harness.mistake import Change, Mistake
from harness.problem import Case, Problem, Words, override
from harness.run import Run
from harness.value import Json

from .board import format_json, parse_board
from .check import complaint


class SudokuQuestion(Problem):
    """Base class of the problem and its follow-ups, for arguments of any kind."""

    words = Words(value="digit", given="given", answer="solution")
    fills = True
    box: tuple[int, int] | None = (3, 3)

    @override
    def check(self, before: list[Json], run: Run) -> str | None:
        """Return the first error in the board that was filled in place, or None."""
        found = complaint(before[0], run.arguments[0] if run.arguments else None)
        return found.text if found else None

    @override
    def focus(self, before: list[Json], answer: Json) -> Drawing | None:
        return self.draw(before, answer)

    @override
    def slips(self) -> Sequence[Kind]:
        from .diagnosis.repairs import SLIPS

        return SLIPS

    @override
    def repairs(self, cause: str) -> Sequence[str]:
        from .diagnosis.repairs import REPAIRS

        return REPAIRS.get(cause, "").split()

    @override
    def describe_change(self, change: Change) -> Mistake | None:
        from .diagnosis.repairs import describe_change

        return describe_change(change)


class BoardQuestion(SudokuQuestion):
    """Base class of the questions on one board, which can be pasted."""

    @override
    def arguments(self, case: Case) -> list[Json]:
        return [parse_board(case.input["board"])]

    @override
    def read(self, text: str) -> Mapping[str, Json]:
        return {"board": format_json(parse_board(text))}

    @override
    def draw(self, before: list[Json], answer: Json | None) -> Drawing:
        """Draw the board, and mark each digit that is repeated in a unit."""
        from .draw import draw_puzzle

        return draw_puzzle(before[0])
