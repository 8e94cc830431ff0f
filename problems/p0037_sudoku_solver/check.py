"""The check of an answer: its first error, for any size of board, and marks of cells. Pure."""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from harness.value import Json, describe

from .board import (
    CELLS,
    SYMBOLS,
    Board,
    Cell,
    at,
    blanks_of,
    both_names,
    cell_name,
    cells_of,
    clashes,
)

COUNTS = ("two", "three", "four", "five", "six", "seven", "eight", "nine")


class Complaint(NamedTuple):
    """An error in an answer, and the cells that show it."""

    text: str
    cells: tuple[Cell, ...] = ()


def complaint(puzzle: Board, answer: Json) -> Complaint | None:
    """Return the first error in an answer, or None if the answer solves the puzzle.

    Args:
        puzzle: the board as it was passed in.
        answer: the same board object after the call; it may hold any values.
    """
    if answer == puzzle and any("." in row for row in puzzle):
        return Complaint("the board came back as it was: every blank is still blank")
    shape = _shape_complaints(answer, len(puzzle))
    return next(chain(shape, _cell_complaints(puzzle, answer)), None)


def marks(puzzle: Board, answer: Board, expected: Board) -> dict[Cell, str]:
    """Return a mark for each wrong or clashing cell of an answer with the right shape.

    `changed`: a given was overwritten. `missing`: a blank is still blank. `wrong`: a blank was
    filled, but not with the digit of the solution. `clash`: a given is repeated in a unit.
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


def has_shape(answer: Json, size: int = 9) -> bool:
    """Return True if an answer is `size` lists of `size` cells, whatever the cells hold."""
    return next(_shape_complaints(answer, size), None) is None


def in_words(number: int) -> str:
    """Return a number as a word from `two` to `nine`, any other number in digits."""
    return COUNTS[number - 2] if 2 <= number <= 9 else str(number)


def _shape_complaints(answer: Json, size: int) -> Iterator[Complaint]:
    number = in_words(size)
    if not isinstance(answer, list):
        yield Complaint(f"the board is {describe(answer)}, expected {number} lists")
    elif len(answer) != size:
        yield Complaint(f"the board has {len(answer)} rows, expected {size}")
    else:
        for index, row in enumerate(answer):
            name = f"row {index + 1} (board[{index}])"
            if not isinstance(row, list):
                yield Complaint(f"{name} is {describe(row)}, expected a list of {number} strings")
            elif len(row) != size:
                yield Complaint(f"{name} has {len(row)} cells, expected {size}")


def _cell_complaints(puzzle: Board, answer: Board) -> Iterator[Complaint]:
    size = len(puzzle)
    cells, symbols = cells_of(size), SYMBOLS[:size]
    for cell in cells:
        value = at(answer, cell)
        if not isinstance(value, str):
            text = f"holds {describe(value)}, expected a string of one character"
            yield Complaint(f"{both_names(cell)} {text}", (cell,))
    for cell in cells:
        given, value = at(puzzle, cell), at(answer, cell)
        if given not in (".", value):
            text = f"held the given {given} and now holds {value!r}"
            yield Complaint(f"{both_names(cell)} {text}", (cell,))
    for cell in cells:
        value = at(answer, cell)
        if value not in (".", *symbols):
            text = f"holds {value!r}, expected '1' to {symbols[-1]!r}"
            yield Complaint(f"{both_names(cell)} {text}", (cell,))
    yield from _clash_complaints(puzzle, answer)
    blanks = blanks_of(answer)
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
        text = f"{unit} has {in_words(len(cells))} {digit}s: {'; '.join(names)}"
        yield Complaint(text, (first, *others))
