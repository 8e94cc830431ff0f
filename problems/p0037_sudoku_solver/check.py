"""Check the board that came back: the first complaint in one sentence, and every cell. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from harness.records import Json

from .board import CELLS, DIGITS, Board, Cell, at, cell_name, clashes

COUNTS = dict(enumerate(("two", "three", "four", "five", "six", "seven", "eight", "nine"), 2))


def complaint(puzzle: Board, answer: Json) -> str | None:
    """Return the first thing that is wrong with an answer, or None if it solves the puzzle.

    Args:
        puzzle: the board as it was passed in.
        answer: the same board object after the call, whatever it holds now.
    """
    if answer == puzzle and any("." in row for row in puzzle):
        return "the board itself was not changed"
    return next(chain(_shape_complaints(answer), _cell_complaints(puzzle, answer)), None)


def marks(puzzle: Board, answer: Board, expected: Board) -> dict[Cell, str]:
    """Return a mark for each cell of an answer of the right shape that is not as it should be.

    `changed`: a given was overwritten. `missing`: a blank is still blank. `wrong`: a blank was
    filled, but not with the digit of the solution. `clash`: a given that is repeated in a unit.
    """
    found: dict[Cell, str] = {}
    for _, _, cells in clashes(answer):
        found |= {cell: "clash" for cell in cells if at(puzzle, cell) != "."}
    for cell in CELLS:
        if at(answer, cell) != at(expected, cell):
            given = at(puzzle, cell) != "."
            blank = at(answer, cell) == "."
            found[cell] = "changed" if given else "missing" if blank else "wrong"
    return found


def has_shape(answer: Json) -> bool:
    """Return True if an answer is nine lists of nine cells, whatever the cells hold."""
    return next(_shape_complaints(answer), None) is None


def _shape_complaints(answer: Json) -> Iterator[str]:
    if not isinstance(answer, list):
        yield f"the board is {_described(answer)}, expected nine lists"
    elif len(answer) != 9:
        yield f"the board has {len(answer)} rows, expected 9"
    else:
        for number, row in enumerate(answer, 1):
            if not isinstance(row, list):
                yield f"row {number} is {_described(row)}, expected a list of nine strings"
            elif len(row) != 9:
                yield f"row {number} has {len(row)} cells, expected 9"


def _cell_complaints(puzzle: Board, answer: Board) -> Iterator[str]:
    for cell in CELLS:
        value = at(answer, cell)
        if not isinstance(value, str):
            yield (
                f"{cell_name(cell)} holds {_described(value)}, expected a string of one character"
            )
    for cell in CELLS:
        given, value = at(puzzle, cell), at(answer, cell)
        if given not in (".", value):
            yield f"{cell_name(cell)} held the given {given} and now holds {value!r}"
    for cell in CELLS:
        value = at(answer, cell)
        if value != "." and not _is_digit(value):
            yield f"{cell_name(cell)} holds {value!r}, expected '1' to '9'"
    yield from _clash_complaints(puzzle, answer)
    blanks = [cell_name(cell) for cell in CELLS if at(answer, cell) == "."]
    if len(blanks) == 1:
        yield f"1 cell is still blank: {blanks[0]}"
    elif blanks:
        yield f"{len(blanks)} cells are still blank, first {blanks[0]}"


def _clash_complaints(puzzle: Board, answer: Board) -> Iterator[str]:
    for unit, digit, cells in clashes(answer):
        *others, last = (
            f"{cell_name(cell)} ({'yours' if at(puzzle, cell) == '.' else 'given'})"
            for cell in cells
        )
        yield f"{unit} has {COUNTS[len(cells)]} {digit}s: {', '.join(others)} and {last}"


def _is_digit(value: object) -> bool:
    return isinstance(value, str) and len(value) == 1 and value in DIGITS


def _described(value: Json) -> str:
    if isinstance(value, dict):
        return f"the {value['type']} {value['text']}"
    return f"the {type(value).__name__} {value!r}"
