"""Drawings of boards as text, with box lines, and a sign after each marked cell."""

from collections.abc import Mapping, Sequence
from math import isqrt

from harness.drawing import ODD, SIGNS, Drawing, Segment, narrow
from harness.value import Json

from .board import Board, Cell, at, candidates, cell_name, clashes, units_of
from .check import complaint, has_shape, marks

MEANINGS = {
    "wrong": "wrong",
    "missing": "still blank",
    "changed": "a given, overwritten",
    "clash": "a given, repeated in its row, column or box",
}


def draw_board(board: Board, puzzle: Board, cell_marks: Mapping[Cell, str]) -> Drawing:
    """Draw a board of any size. Without marks, the text can be pasted as a board again."""
    side = isqrt(len(board))
    rule: list[Segment] = [(f"+{'-' * (2 * side + 1)}" * side + "+", "")]
    lines: Drawing = [rule]
    for row in range(len(board)):
        cells = tuple((row, column) for column in range(len(board)))
        lines.append([*_cells(board, puzzle, cells, cell_marks), ("|", "")])
        if row % side == side - 1:
            lines.append(rule)
    return lines


def _cells(
    board: Board, puzzle: Board, cells: Sequence[Cell], cell_marks: Mapping[Cell, str]
) -> list[Segment]:
    """Return a line of cells with their marks, and a `|` where a box begins."""
    line: list[Segment] = []
    for number, cell in enumerate(cells):
        line += [("| ", "")] if number % isqrt(len(board)) == 0 else []
        mark = cell_marks.get(cell, "")
        style = mark or ("placed" if at(puzzle, cell) == "." else "given")
        line += [(narrow(at(board, cell)), style), (SIGNS.get(mark, " "), mark)]
    return line


def draw_puzzle(puzzle: Board) -> Drawing:
    """Draw a puzzle, and mark the givens that are repeated in a unit."""
    repeated: dict[Cell, str] = {cell: "clash" for _, _, cells in clashes(puzzle) for cell in cells}
    lines = draw_board(puzzle, puzzle, repeated)
    return [*lines, [(_legend({"clash"}, lines), "dim")]] if repeated else lines


def draw_answer(puzzle: Board, answer: Json, expected: Board | None) -> Drawing:
    """Draw input, output and expected side by side in 79 columns, with a legend of the signs."""
    shown = [("Input", draw_board(puzzle, puzzle, {}))]
    cell_marks: dict[Cell, str] = {}
    if has_shape(answer):
        cell_marks = marks(puzzle, answer, expected) if expected else {}
        shown.append(("Output", draw_board(answer, puzzle, cell_marks)))
    if expected:
        shown.append(("Expected", draw_board(expected, puzzle, {})))
    lines = beside(*([[(f"{title:<25}", "title")], *board] for title, board in shown))
    legend = _legend(set(cell_marks.values()), lines)
    return [*lines, [(legend, "")]] if legend else lines


def draw_units(puzzle: Board, answer: Json, expected: Board | None) -> Drawing:
    """Draw the row, the column and the box of the first wrong cell, a line each.

    Return [] if there is no such cell, if it holds no string, or if the answer's shape is wrong.
    """
    wrong = complaint(puzzle, answer)
    if wrong is None or not wrong.cells or not has_shape(answer, len(puzzle)):
        return []
    others = [cell for cell in wrong.cells if expected and at(answer, cell) != at(expected, cell)]
    cell = (others or wrong.cells)[0]  # of the cells that clash, a wrong one
    if not isinstance(at(answer, cell), str):
        return []
    cell_marks = marks(puzzle, answer, expected) if expected else {}
    lines: Drawing = [
        [(f"{name:<10}", "title"), *_cells(answer, puzzle, unit, cell_marks)[1:]]
        for name, unit in units_of(len(answer)).items()
        if cell in unit
    ]
    shown: set[str | None] = {style for line in lines for _, style in line}
    lines.append([(_legend(shown, lines), "dim")])
    if expected:
        text = f"The solution has {at(expected, cell)} in {cell_name(cell)}"
        lines.append([(f"{text}; {_fitting(answer, cell)}.", "")])
    return lines


def _fitting(answer: Board, cell: Cell) -> str:
    """Return a clause that lists the candidates of a cell."""
    fitting = candidates(answer, cell)
    if not fitting:
        return "now no digit fits there"
    return f"now {', '.join(fitting)} fit{'s' * (len(fitting) == 1)} there"


def _legend(shown: set[str | None], lines: Drawing) -> str:
    """Return the meanings of the signs in a drawing."""
    told = [f"{SIGNS[mark]} {MEANINGS[mark]}" for mark in MEANINGS if mark in shown]
    if any(text == ODD for line in lines for text, _ in line):
        told.append(f"{ODD} not one character")
    return ";  ".join(told)


def beside(*drawings: Drawing) -> Drawing:
    """Return drawings of equal height side by side."""
    return [
        [part for index, line in enumerate(lines) for part in [("  ", "")] * (index > 0) + line]
        for lines in zip(*drawings, strict=True)
    ]
