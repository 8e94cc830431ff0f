"""Draw boards as text: box lines, and a sign behind every cell that needs one."""

from __future__ import annotations

from harness.records import SIGNS, Drawing, Json, Segment

from .board import Board, Cell
from .check import has_shape, marks

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
    meant = [mark for mark in MEANINGS if mark in cell_marks.values()]
    meanings = [f"{SIGNS[mark]} {MEANINGS[mark]}" for mark in meant]
    return [*lines, [(";  ".join(meanings), "")]] if meanings else lines


def beside(*drawings: Drawing) -> Drawing:
    """Put drawings of 25 columns next to each other."""
    return [
        [part for index, line in enumerate(lines) for part in [("  ", "")] * (index > 0) + line]
        for lines in zip(*drawings, strict=True)
    ]


def _titled(title: str, board: Drawing) -> Drawing:
    return [[(f"{title:<25}", "title")], *board]


def _shown(cell: object) -> str:
    """Return what a cell holds in one column, `#` for anything that has no place on a board."""
    return cell if isinstance(cell, str) and len(cell) == 1 and cell.isprintable() else "#"
