"""The hooks that make LeetCode 37 a problem of this kata.

Each hook imports what it needs when it is called: a verdict on a good solution waits for nothing
but the check.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

from harness.records import Case, Drawing, Failure, Json, Progress, Run

from .board import Board, format_json, format_line, parse_board
from .check import complaint

TITLE = "37. Sudoku Solver"
REFERENCE = "recursive_index"
BESIDE = "recursive_index", "fewest_candidates"
BOX = 3, 3
MIX = (36, 30, 26, 23)  # givens: from easy to sparse


def arguments(case: Case) -> list[Json]:
    """`[board]`. Raises ValueError if the case holds no board."""
    return [parse_board(case.input["board"])]


def check(before: list[Json], run: Run) -> str | None:
    """What is wrong with the board that came back. What was returned does not count."""
    return complaint(before[0], run.arguments[0] if run.arguments else None)


def answers(before: list[Json]) -> Iterator[Board]:
    """Every solution of the board, lazily."""
    from .oracle import solutions

    return solutions(before[0])


def read(text: str) -> Mapping[str, str]:
    """A pasted board. Raises ValueError with the place of what is wrong."""
    return {"board": format_json(parse_board(text))}


def show(value: Json) -> str:
    """A board as LeetCode's test case box takes it."""
    return format_json(value)


def draw(before: list[Json], answer: Json | None) -> Drawing:
    """The puzzle alone, or with the answer that came back and the one expected beside it."""
    from .draw import draw_answer, draw_board
    from .oracle import solutions

    puzzle = before[0]
    if answer is None:
        return draw_board(puzzle, puzzle, {})
    return draw_answer(puzzle, answer, next(solutions(puzzle), None))


def diagnose(failures: Sequence[Failure]) -> str | None:
    """The likely mistake, or None."""
    from .diagnose import diagnose as diagnose_boards

    return diagnose_boards(failures)


def shrink(before: list[Json], fails: Callable[[list[Json]], bool]) -> list[Json]:
    """The board with the fewest blanks that was found to fail too."""
    from .shrink import shrink_board

    return [shrink_board(before[0], lambda board: fails([board]))]


def vary(before: list[Json], chance: Random) -> Mapping[str, str]:
    """The board in another guise."""
    from .variants import variant

    return {"board": format_json(variant(before[0], chance))}


def generate(
    count: int, seed: int, givens: int | None, minimal: bool, progress: Progress
) -> Iterator[str]:
    """Boards with one solution, 81 characters each; of several givens in turn where it is None."""
    from .generate import generate as generate_boards

    wanted = MIX if givens is None else givens
    return map(format_line, generate_boards(count, seed, wanted, minimal, progress))


def scramble(before: list[Json], chance: Random) -> list[Json]:
    """The board in any guise, however dear a search on it is."""
    from .variants import any_guise

    return [any_guise(before[0], chance)]


def solve(before: list[Json], form: str) -> tuple[str, Drawing]:
    """The solution, or the first two, or why there is none."""
    from .solve import solve_board

    return solve_board(before[0], form)
