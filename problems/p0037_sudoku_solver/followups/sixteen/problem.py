"""16 x 16, or any n² x n²: the same rules, and no 9 and no 3 in the code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from harness.drawing import Drawing
from harness.problem import Answer, Case
from harness.run import Json, Run

from ...board import Board, at, both_names, cell_name, format_json
from ...check import Complaint
from ..common import described
from .grid import SYMBOLS, draw_grid, draw_line, parse_grid, units_of

TITLE = "37. Sudoku Solver: 16 x 16, or any n² x n²"
ANSWER = Answer.ARGUMENT


def arguments(case: Case) -> list[Json]:
    """Return `[board]`. Raises ValueError if the case holds a malformed board."""
    return [parse_grid(case.input["board"])]


def check(before: list[Json], run: Run) -> str | None:
    """Return the first thing that is wrong with the board that came back, or None."""
    found = _first(before[0], run.arguments[0] if run.arguments else None)
    return found.text if found else None


def draw(before: list[Json], answer: Json | None) -> Drawing:
    """Draw the board that came back, or the one passed in if that cannot be drawn."""
    puzzle = before[0]
    if answer is None or _misshapen(puzzle, answer):
        return draw_grid(puzzle, puzzle)
    return draw_grid(answer, puzzle)


def focus(before: list[Json], answer: Json) -> Drawing:
    """Draw the row, the column and the box of the first cell that is wrong."""
    found = _first(before[0], answer)
    if found is None or not found.cells:
        return []
    units = units_of(len(before[0])).items()
    around = [(name, cells) for name, cells in units if found.cells[0] in cells]
    return [line for name, cells in around for line in draw_line(answer, name, cells)]


def read(text: str) -> Mapping[str, str]:
    """Read a pasted board. Raises ValueError that says where the text is wrong."""
    parse_grid(text)
    return {"board": text}


def show(value: Json) -> str:
    """Return a board as LeetCode's test case box would take it."""
    return format_json(value)


def _first(puzzle: Board, answer: Json) -> Complaint | None:
    if answer == puzzle:
        return Complaint("the board came back as it was: every blank is still blank")
    misshapen = _misshapen(puzzle, answer)
    if misshapen:
        return Complaint(misshapen)
    return next(_complaints(puzzle, answer), None)


def _misshapen(puzzle: Board, answer: Json) -> str:
    """Return in which way an answer is not a board as large as the puzzle, or ''."""
    size = len(puzzle)
    if not isinstance(answer, list):
        return f"the board is {described(answer)}, expected {size} lists"
    if len(answer) != size:
        return f"the board has {len(answer)} rows, expected {size}"
    for number, row in enumerate(answer, 1):
        if not isinstance(row, list):
            return f"row {number} (board[{number - 1}]) is {described(row)}, expected a list"
        if len(row) != size:
            return f"row {number} (board[{number - 1}]) has {len(row)} cells, expected {size}"
    return ""


def _complaints(puzzle: Board, answer: Board) -> Iterator[Complaint]:
    """Yield what is wrong with a board of the right shape, the worst first."""
    size = len(puzzle)
    symbols, last = SYMBOLS[:size], SYMBOLS[size - 1]
    cells = [(row, column) for row in range(size) for column in range(size)]
    for cell in cells:
        given, value = at(puzzle, cell), at(answer, cell)
        if given not in (".", value):
            text = f"{both_names(cell)} held the given {given} and now holds {value!r}"
            yield Complaint(text, (cell,))
        if not isinstance(value, str) or value not in (".", *symbols):
            shown = repr(value) if isinstance(value, str) else described(value)
            yield Complaint(f"{both_names(cell)} holds {shown}, expected '1' to {last!r}", (cell,))
    for name, unit in units_of(size).items():
        values = [at(answer, cell) for cell in unit]
        for symbol in symbols:
            if values.count(symbol) > 1:
                same = [cell for cell in unit if at(answer, cell) == symbol]
                yours = [cell for cell in same if at(puzzle, cell) == "."]
                first, *others = yours + [cell for cell in same if cell not in yours]
                names = [both_names(first), *map(cell_name, others)]
                times = "twice" if len(same) == 2 else f"{len(same)} times"
                text = f"{name} holds {symbol} {times}: {', '.join(names)}"
                yield Complaint(f"{text}; yours: {len(yours)} of {len(same)}", (first, *others))
    blanks = [cell for cell in cells if at(answer, cell) == "."]
    if blanks:
        count = f"{len(blanks)} cell{' is' if len(blanks) == 1 else 's are'} still blank"
        yield Complaint(f"{count}, first {both_names(blanks[0])}", (blanks[0],))
