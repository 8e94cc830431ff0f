"""Check the board that came back: the first complaint in one sentence, and every cell. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from harness.run import Json

from .board import CELLS, DIGITS, Board, Cell, at, both_names, cell_name, clashes

LONGEST = 60
"""Characters that are shown of a value."""
COUNTS = dict(enumerate(("two", "three", "four", "five", "six", "seven", "eight", "nine"), 2))


class Complaint(NamedTuple):
    """One thing that is wrong with an answer, and the cells that it is about."""

    text: str
    cells: tuple[Cell, ...] = ()


def complaint(puzzle: Board, answer: Json) -> Complaint | None:
    """Return the first thing that is wrong with an answer, or None if it solves the puzzle.

    Args:
        puzzle: the board as it was passed in.
        answer: the same board object after the call, whatever it holds now.
    """
    if answer == puzzle and any("." in row for row in puzzle):
        return Complaint("the board came back as it was: every blank is still blank")
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


def _shape_complaints(answer: Json) -> Iterator[Complaint]:
    if not isinstance(answer, list):
        yield Complaint(f"the board is {described(answer)}, expected nine lists")
    elif len(answer) != 9:
        yield Complaint(f"the board has {len(answer)} rows, expected 9")
    else:
        for number, row in enumerate(answer, 1):
            name = f"row {number} (board[{number - 1}])"
            if not isinstance(row, list):
                yield Complaint(f"{name} is {described(row)}, expected a list of nine strings")
            elif len(row) != 9:
                yield Complaint(f"{name} has {len(row)} cells, expected 9")


def _cell_complaints(puzzle: Board, answer: Board) -> Iterator[Complaint]:
    for cell in CELLS:
        value = at(answer, cell)
        if not isinstance(value, str):
            text = f"holds {described(value)}, expected a string of one character"
            yield Complaint(f"{both_names(cell)} {text}", (cell,))
    for cell in CELLS:
        given, value = at(puzzle, cell), at(answer, cell)
        if given not in (".", value):
            text = f"held the given {given} and now holds {value!r}"
            yield Complaint(f"{both_names(cell)} {text}", (cell,))
    for cell in CELLS:
        value = at(answer, cell)
        if value != "." and not _is_digit(value):
            yield Complaint(f"{both_names(cell)} holds {value!r}, expected '1' to '9'", (cell,))
    yield from _clash_complaints(puzzle, answer)
    blanks = [cell for cell in CELLS if at(answer, cell) == "."]
    if len(blanks) == 1:
        yield Complaint(f"1 cell is still blank: {both_names(blanks[0])}", (blanks[0],))
    elif blanks:
        text = f"{len(blanks)} cells are still blank, first {both_names(blanks[0])}"
        yield Complaint(text, (blanks[0],))


def _clash_complaints(puzzle: Board, answer: Board) -> Iterator[Complaint]:
    for unit, digit, cells in clashes(answer):
        yours = tuple(cell for cell in cells if at(puzzle, cell) == ".")
        given = tuple(cell for cell in cells if cell not in yours)
        first, *others = yours + given
        names = [f"{both_names(first)}, yours" if yours else both_names(first)]
        names += [f"{cell_name(cell)}, {'yours' if cell in yours else 'given'}" for cell in others]
        text = f"{unit} has {COUNTS[len(cells)]} {digit}s: {'; '.join(names)}"
        yield Complaint(text, (first, *others))


def _is_digit(value: object) -> bool:
    return isinstance(value, str) and len(value) == 1 and value in DIGITS


def described(value: Json) -> str:
    """Return a value that is not text in words: `the int 5`, or the beginning of a long list."""
    if isinstance(value, dict):
        return f"the {value['type']} {value['text']}"
    text = repr(value)
    return f"the {type(value).__name__} {text[:LONGEST] + ' …' if len(text) > LONGEST else text}"
