"""Solve a thousand boards in one call, within a multiple of the reference's CPU time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from harness.drawing import Drawing
from harness.problem import Answer, Case, override
from harness.run import Run
from harness.value import Json, describe

from ...board import Board, parse_board
from ...check import Complaint, complaint
from ...common import SudokuQuestion
from ...draw import draw_answer, draw_board, draw_units
from ...oracle import solutions

BOARDS = Path(__file__).with_name("boards.txt")


class Thousand(SudokuQuestion):
    """A thousand boards in one call.

    A search in a fixed order takes at least 200 times as long as the reference. Fewest candidates
    takes 50 times as long if recomputed from the board for each placement, 20 if kept up to date.
    """

    title = "37. Sudoku Solver: a thousand boards"
    answer = Answer.ARGUMENT
    reference = "nothing_twice"
    pace = 30

    @override
    def arguments(self, case: Case) -> list[Json]:
        """Return the first boards of the file, as one argument."""
        lines = BOARDS.read_text(encoding="utf-8").splitlines()
        return [[parse_board(line) for line in lines[: case.input["boards"]]]]

    @override
    def check(self, before: list[Json], run: Run) -> str | None:
        """Return what is wrong with the first board that is not solved, or None."""
        boards, answer = before[0], run.arguments[0] if run.arguments else None
        if not isinstance(answer, list):
            return f"the list of boards is {describe(answer)}, expected a list"
        if len(answer) != len(boards):
            return f"the list holds {len(answer):,} boards, expected {len(boards):,}"
        found = _first_complaint(boards, answer)
        return f"boards[{found[0]}]: {found[1].text}" if found else None

    @override
    def answers(self, before: list[Json]) -> Iterator[list[Board]]:
        yield [next(solutions(board)) for board in before[0]]

    @override
    def draw(self, before: list[Json], answer: Json | None) -> Drawing:
        """Draw the first board that is not solved, or the first of all."""
        boards = before[0]
        found = _first_complaint(boards, answer)
        index = found[0] if found else 0
        title: Drawing = [[(f"boards[{index}] of {len(boards):,}", "title")]]
        if answer is None or not found:
            return title + draw_board(boards[index], boards[index], {})
        return title + draw_answer(boards[index], answer[index], next(solutions(boards[index])))

    @override
    def focus(self, before: list[Json], answer: Json) -> Drawing:
        """Draw the row, the column and the box of the first cell that is wrong."""
        found = _first_complaint(before[0], answer)
        if not found:
            return []
        board, one = before[0][found[0]], answer[found[0]]
        return draw_units(board, one, next(solutions(board)))


def _first_complaint(boards: list[Board], answer: Json) -> tuple[int, Complaint] | None:
    """Return the index of the first board that is not solved, and the complaint about it.

    Return None for an answer that is not a list of as many boards.
    """
    if not isinstance(answer, list) or len(answer) != len(boards):
        return None
    pairs = zip(boards, answer, strict=True)
    found = ((index, complaint(board, one)) for index, (board, one) in enumerate(pairs))
    return next(((index, wrong) for index, wrong in found if wrong), None)
