"""Draw boards as text: box lines, and a sign behind every cell that needs one."""

from __future__ import annotations

from harness.drawing import SIGNS, Drawing, Segment
from harness.run import Json

from .board import DIGITS, PEERS, UNITS, Board, Cell, at, cell_name
from .check import complaint, has_shape, marks
from .oracle import solutions

ODD = "*"
"""The sign for a value that has no place on a board, such as 12."""
RULE = "+-------+-------+-------+"
MEANINGS = {
    "wrong": "wrong",
    "missing": "still blank",
    "changed": "a given, overwritten",
    "clash": "a given, repeated in its row, column or box",
}


def draw_board(board: Board, puzzle: Board, cell_marks: dict[Cell, str]) -> Drawing:
    """Return 13 lines of 25 columns. Without marks, the text can be pasted as a board again."""
    lines: Drawing = [[(RULE, "")]]
    for row in range(9):
        line: list[Segment] = []
        for column in range(9):
            if column % 3 == 0:
                line.append(("| ", ""))
            mark = cell_marks.get((row, column), "")
            given = puzzle[row][column] != "."
            line.append((_shown(board[row][column]), mark or ("given" if given else "placed")))
            line.append((SIGNS.get(mark, " "), mark))
        lines.append([*line, ("|", "")])
        if row % 3 == 2:
            lines.append([(RULE, "")])
    return lines


def draw_answer(puzzle: Board, answer: Json, expected: Board | None) -> Drawing:
    """Draw input, output and expected side by side in 79 columns, with the meaning of the signs."""
    shown = [("Input", draw_board(puzzle, puzzle, {}))]
    cell_marks: dict[Cell, str] = {}
    if has_shape(answer):
        cell_marks = marks(puzzle, answer, expected) if expected else {}
        shown.append(("Output", draw_board(answer, puzzle, cell_marks)))
    if expected:
        shown.append(("Expected", draw_board(expected, puzzle, {})))
    lines = beside(*(_titled(title, board) for title, board in shown))
    legend = _legend(set(cell_marks.values()), lines)
    return [*lines, [(legend, "")]] if legend else lines


def draw_units(puzzle: Board, answer: Json) -> Drawing:
    """Draw the units of the first wrong cell, a line each.

    Return [] for an answer of another shape, and for a cell that cannot be drawn, as the int 8.
    """
    wrong = complaint(puzzle, answer)
    if wrong is None or not wrong.cells or not has_shape(answer):
        return []
    expected = next(solutions(puzzle), None)
    others = [cell for cell in wrong.cells if expected and at(answer, cell) != at(expected, cell)]
    cell = (others or wrong.cells)[0]  # of two that clash, the one that is wrong
    if not isinstance(at(answer, cell), str):
        return []
    cell_marks = marks(puzzle, answer, expected) if expected else {}
    lines: Drawing = []
    for name, unit in UNITS.items():
        if cell in unit:
            line: list[Segment] = [(f"{name:<10}", "title")]
            for number, other in enumerate(unit):
                line += [("| ", "")] if number in (3, 6) else []
                mark = cell_marks.get(other, "")
                style = mark or ("placed" if at(puzzle, other) == "." else "given")
                line += [(_shown(at(answer, other)), style), (SIGNS.get(mark, " "), mark)]
            lines.append(line)
    shown = {
        mark for name, unit in UNITS.items() if cell in unit for mark in map(cell_marks.get, unit)
    }
    lines.append([(_legend(shown, lines), "dim")])
    if expected:
        text = f"The solution has {at(expected, cell)} in {cell_name(cell)}"
        lines.append([(f"{text}; {_fitting(answer, cell)}.", "")])
    return lines


def _fitting(answer: Board, cell: Cell) -> str:
    """Return the digits that no peer of a cell holds, in words."""
    taken = [at(answer, peer) for peer in PEERS[cell]]  # they may hold anything
    fitting = [digit for digit in DIGITS if digit not in taken]
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
    """Put drawings of 25 columns next to each other."""
    return [
        [part for index, line in enumerate(lines) for part in [("  ", "")] * (index > 0) + line]
        for lines in zip(*drawings, strict=True)
    ]


def _titled(title: str, board: Drawing) -> Drawing:
    return [[(f"{title:<25}", "title")], *board]


def _shown(cell: object) -> str:
    """Return what a cell holds in one column, `*` for anything that has no place on a board."""
    return cell if isinstance(cell, str) and len(cell) == 1 and cell.isprintable() else ODD
