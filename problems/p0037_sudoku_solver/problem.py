"""The hooks that make LeetCode 37 a problem of this kata.

Hooks import late, so that a verdict on an accepted solution loads only the check.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

from harness.drawing import Drawing
from harness.mistake import Failure, Mistake
from harness.problem import Fault, override
from harness.trace import Trace
from harness.value import Json

from .board import (
    Board,
    blanks_of,
    cell_name,
    clashes,
    emptied,
    format_json,
    parse_board,
)
from .common import BoardQuestion

ALIKE = (
    ("_b[_r][_k]", "_b[_k][_c]", "_b[_r // 3 * 3 + _k // 3][_c // 3 * 3 + _k % 3]"),
    (
        "_b[_r]",
        "[_b[k][_c] for k in range(9)]",
        "[_b[_r // 3 * 3 + k // 3][_c // 3 * 3 + k % 3] for k in range(9)]",
    ),
)
USED = "used_digits: the same search, with a list of blanks and a check in three look-ups"
COVER = "algorithm_x: Sudoku as exact cover, where both kinds of singles are one"
NEXT_STEPS = {
    "first_empty_cell": USED,
    "double_loop": USED,
    "recursive_index": USED,
    "cursor_loop": USED,
    "flat_index": USED,
    "used_digits": "bitmask: the same search, with all digits that fit found in one expression",
    "bitmask": "fewest_candidates: choose the blank with the fewest candidates",
    "fewest_candidates": "constraint_propagation: let each placement rule out candidates",
    "crook": COVER,
    "constraint_propagation": COVER,
    "algorithm_x": "dancing_links: the same algorithm, on linked lists whose nodes go back easily",
    "dancing_links": "bitboard: all candidates as the bits of one integer",
}


class SudokuSolver(BoardQuestion):
    """LeetCode 37."""

    title = "37. Sudoku Solver"
    order = 10
    new = "81 choices deep; the search fills the board that it is given"
    keys: tuple[str, ...] = ("placements", "solutions", "at_least", "same_grid_as")
    in_place = True  # the board; the return value is ignored, as on LeetCode
    reference: str | None = "first_empty_cell"
    beside: tuple[str, ...] = ("first_empty_cell", "fewest_candidates")
    next_steps = NEXT_STEPS
    alike = ALIKE

    @override
    def answers(self, before: list[Json]) -> Iterator[Board]:
        from .oracle import solutions

        return solutions(before[0])

    @override
    def read(self, text: str) -> Mapping[str, Json]:
        """Return the case of a pasted board. Raises ValueError unless its solution is unique."""
        from .oracle import count_solutions  # late: few boards are pasted

        board = parse_board(text)
        if (count := count_solutions(board, 2)) != 1:
            found = "more than one" if count else "none"
            clash = ""
            for unit, digit, cells in clashes(board)[:1]:
                clash = f": {unit} has the digit {digit} at {' and '.join(map(cell_name, cells))}"
            raise ValueError(f"the board must have exactly one solution, but has {found}{clash}")
        return super().read(text)

    @override
    def draw(self, before: list[Json], answer: Json | None) -> Drawing:
        """Draw the puzzle, and beside it the answer and the expected board, if there are any."""
        from .draw import draw_answer, draw_board
        from .oracle import solutions

        puzzle = before[0]
        if answer is None:
            return draw_board(puzzle, puzzle, {})
        return draw_answer(puzzle, answer, next(solutions(puzzle), None))

    @override
    def focus(self, before: list[Json], answer: Json) -> Drawing:
        """Draw the row, the column and the box of the first cell that is wrong."""
        from .draw import draw_units
        from .oracle import solutions

        return draw_units(before[0], answer, next(solutions(before[0]), None))

    @override
    def vary(self, before: list[Json], rng: Random) -> Mapping[str, str]:
        """Return a variant of the board that a row-by-row search solves quickly."""
        from .symmetry import variant

        return {"board": format_json(variant(before[0], rng))}

    @override
    def shrink(self, before: list[Json], fails: Callable[[list[Json]], bool]) -> list[Json]:
        """Return a failing board with as many blanks as possible filled from its only solution.

        Half of the blanks are filled at once, then quarters, down to single blanks, again and again
        until no more can be filled (delta debugging: Andreas Zeller and Ralf Hildebrandt,
        "Simplifying and isolating failure-inducing input", 2002).
        """
        from .oracle import solutions

        solved, blanks = next(solutions(before[0])), blanks_of(before[0])
        size = max(1, len(blanks) // 2)
        while size:
            filled_some = False
            for start in range(0, len(blanks), size)[::-1]:
                fewer = blanks[:start] + blanks[start + size :]
                if fewer and fails([emptied(solved, fewer)]):
                    blanks, filled_some = fewer, True
            if size == 1 and not filled_some:
                break
            size = max(1, size // 2)
        return [emptied(solved, blanks)]

    @override
    def diagnose(self, failures: Sequence[Failure]) -> Mistake | None:
        from .diagnosis import diagnose

        return diagnose(failures)

    @override
    def first_fault(self, trace: Trace, cause: str) -> Fault | None:
        from .faults import first_fault

        return first_fault(trace, cause)
