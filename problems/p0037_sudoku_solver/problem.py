"""The hooks that make LeetCode 37 a problem of this kata.

Each hook imports what it needs when it is called, so that a verdict on a good solution needs only
the check.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from harness.drawing import Drawing
from harness.mistake import Change, Failure, Mistake
from harness.problem import Answer, Case, Fault, Question, Words
from harness.run import Json, Run

from .board import Board, format_json, parse_board
from .check import complaint

if TYPE_CHECKING:
    from harness.trace import Trace
    from harness.why.kinds.kind import Kind

TITLE = "37. Sudoku Solver"
ANSWER = Answer.ARGUMENT  # the board; what is returned is ignored, as on LeetCode
REFERENCE = "first_empty_cell"
STEPS = "fits", "strings"
BESIDE = "first_empty_cell", "fewest_candidates"
BOX = 3, 3
WORDS = Words(
    value="digit",
    given="given",
    answer="solution",
    variant="digits renamed, rows and columns swapped, the board turned",
)
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


def arguments(case: Case) -> list[Json]:
    """Return `[board]`. Raises ValueError if the case holds a malformed board."""
    return [parse_board(case.input["board"])]


def check(before: list[Json], run: Run) -> str | None:
    """Return what is wrong with the board that came back, or None. The return value is ignored."""
    found = complaint(before[0], run.arguments[0] if run.arguments else None)
    return found.text if found else None


def answers(before: list[Json]) -> Iterator[Board]:
    """Yield every solution of the board."""
    from .oracle import solutions

    return solutions(before[0])


def read(text: str) -> Mapping[str, str]:
    """Read a pasted board. Raises ValueError that says where the text is wrong."""
    return {"board": format_json(parse_board(text))}


def show(value: Json) -> str:
    """Return a board as LeetCode's test case box takes it."""
    return format_json(value)


def draw(before: list[Json], answer: Json | None) -> Drawing:
    """Draw the puzzle alone, or beside it the board that came back and the one expected."""
    from .draw import draw_answer, draw_board
    from .oracle import solutions

    puzzle = before[0]
    if answer is None:
        return draw_board(puzzle, puzzle, {})
    return draw_answer(puzzle, answer, next(solutions(puzzle), None))


def focus(before: list[Json], answer: Json) -> Drawing:
    """Draw the row, the column and the box of the first cell that is wrong."""
    from .draw import draw_units

    return draw_units(before[0], answer)


def diagnose(failures: Sequence[Failure]) -> Mistake | None:
    """Return the likely mistake, or None if the evidence is weak."""
    from .diagnosis import diagnose as diagnose_boards

    return diagnose_boards(failures)


def diagnose_error(failures: Sequence[Failure]) -> Mistake | None:
    """Return the mistake that Python's own error shows, or None."""
    from .diagnosis import diagnose_error as diagnose_first

    return diagnose_first(failures)


def slips() -> Sequence[Kind]:
    """Return the slips of this problem, besides those of any program in Python."""
    from .diagnosis.slips import SLIPS

    return SLIPS


def repairs(cause: str) -> Sequence[str]:
    """Return the kinds of changes that take away a mistake."""
    from .diagnosis.repairs import REPAIRS

    return REPAIRS.get(cause, ())


def describe_change(change: Change) -> Mistake | None:
    """Return the mistake that a change takes away, or None where the words of Python will do."""
    from .diagnosis.repairs import describe_change as describe

    return describe(change)


def first_fault(trace: Trace, cause: str) -> Fault | None:
    """Return the first write of a failed search that shows what is wrong with it."""
    from .faults import first_fault as find

    return find(trace, cause)


def questions(trace: Trace, number: int) -> list[Question]:
    """Return questions on what a search does at a dead end: another one for another number."""
    from .predict import questions as questions_on

    return questions_on(trace, number)


def describe_search(traces: Sequence[Trace]) -> str:
    """Return the order in which a search takes blanks and digits; '' if it is unclear."""
    from .search_order import describe_order

    return describe_order(traces)


def known_ideas(source: str) -> Sequence[str]:
    """Return the approaches whose idea a solution has already."""
    from .notes_in_source import keeps_masks, keeps_notes

    known = {"used_digits": keeps_notes, "bitmask": keeps_masks}
    return [name for name, has_idea in known.items() if has_idea(source)]


def kind_of_solution(source: str) -> str:
    """Return the kind of a first solution that needs another plan; '' for any other."""
    from .kind_of_solution import kind_of

    return kind_of(source)


def shrink(before: list[Json], fails: Callable[[list[Json]], bool]) -> list[Json]:
    """Return the board with the fewest blanks that was found to fail too."""
    from .shrink import shrink_board

    return [shrink_board(before[0], lambda board: fails([board]))]


def vary(before: list[Json], rng: Random) -> Mapping[str, str]:
    """Return a variant of the board that a row-by-row search solves quickly."""
    from .symmetry import variant

    return {"board": format_json(variant(before[0], rng))}


def scramble(before: list[Json], rng: Random) -> list[Json]:
    """Return any variant of the board, however long a search takes on it."""
    from .symmetry import any_variant

    return [any_variant(before[0], rng)]
