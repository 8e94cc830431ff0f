"""What is wrong with the board that came back, in one sentence and cell by cell. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from harness.records import Json

from .board import CELLS, DIGITS, Board, Cell, cell_name, clashes

COUNTS = dict(enumerate(("two", "three", "four", "five", "six", "seven", "eight", "nine"), 2))


def complaint(puzzle: Board, answer: Json) -> str | None:
    """The first thing that is wrong with an answer, or None if it solves the puzzle.

    Args:
        puzzle: the board as it was handed over.
        answer: the same board object after the call, in whatever shape it is now.
    """
    if answer == puzzle and any("." in row for row in puzzle):
        return "the board itself was not changed"
    found = (
        *_of_shape(answer),
        *_of_cells(puzzle, answer),
    )
    return next(iter(found), None)


def marks(puzzle: Board, answer: Board, expected: Board) -> dict[Cell, str]:
    """What is wrong, cell by cell.

    `changed` a given that was overwritten, `missing` a blank that is still blank, `wrong` anything
    else that is not what the only solution holds there, `clash` a given that a digit of theirs
    clashes with. Needs nine lists of nine.
    """
    found: dict[Cell, str] = {}
    for _, _, cells in clashes(answer):
        found |= {cell: "clash" for cell in cells if _at(puzzle, cell) != "."}
    for cell in CELLS:
        if _at(answer, cell) != _at(expected, cell):
            given = _at(puzzle, cell) != "."
            blank = _at(answer, cell) == "."
            found[cell] = "changed" if given else "missing" if blank else "wrong"
    return found


def has_shape(answer: Json) -> bool:
    """Whether an answer is nine lists of nine cells, whatever the cells are."""
    return next(_of_shape(answer), None) is None


def _of_shape(answer: Json) -> Iterator[str]:
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


def _of_cells(puzzle: Board, answer: Board) -> Iterator[str]:
    if not has_shape(answer):
        return
    for cell in CELLS:
        if not isinstance(_at(answer, cell), str):
            yield (
                f"{cell_name(cell)} holds {_described(_at(answer, cell))}, "
                "expected a string of one character"
            )
    for cell in CELLS:
        if _at(puzzle, cell) not in (".", _at(answer, cell)):
            yield (
                f"{cell_name(cell)} was the given {_at(puzzle, cell)} "
                f"and now holds {_at(answer, cell)!r}"
            )
    for cell in CELLS:
        if not _is_digit(_at(answer, cell)) and _at(answer, cell) != ".":
            yield f"{cell_name(cell)} holds {_at(answer, cell)!r}, expected '1' to '9'"
    yield from _of_clashes(puzzle, answer)
    blanks = [cell for cell in CELLS if _at(answer, cell) == "."]
    if blanks:
        count = "1 cell is" if len(blanks) == 1 else f"{len(blanks)} cells are"
        yield f"{count} still blank, first {cell_name(blanks[0])}"


def _of_clashes(puzzle: Board, answer: Board) -> Iterator[str]:
    for unit, digit, cells in clashes(answer):
        whose = [
            f"{cell_name(cell)} ({'yours' if _at(puzzle, cell) == '.' else 'given'})"
            for cell in cells
        ]
        yield f"{unit} has {COUNTS[len(cells)]} {digit}s: {', '.join(whose[:-1])} and {whose[-1]}"


def _at(board: Board, cell: Cell) -> str:
    return board[cell[0]][cell[1]]


def _is_digit(value: object) -> bool:
    return isinstance(value, str) and len(value) == 1 and value in DIGITS


def _described(value: Json) -> str:
    if isinstance(value, dict):
        return f"the {value['type']} {value['text']}"
    return f"the {type(value).__name__} {value!r}"
