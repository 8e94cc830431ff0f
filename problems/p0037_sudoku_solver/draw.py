"""Boards as pictures of text: box lines, and a mark behind every cell that is wrong."""

from __future__ import annotations

from harness.records import Drawing, Json, Segment

from .board import Board, Cell
from .check import has_shape, marks

RULE = "+-------+-------+-------+"
SIGNS = {"wrong": "!", "clash": "=", "missing": "?", "changed": "*", "differs": "*"}
MEANINGS = {
    "wrong": "! wrong",
    "missing": "? still blank",
    "changed": "* a given, overwritten",
    "clash": "= a given, repeated in its row, column or box",
}


def draw_board(board: Board, puzzle: Board, signs: dict[Cell, str]) -> Drawing:
    """13 lines of 25 columns. Without signs the text can be pasted and read as a board again."""
    lines: Drawing = [[(RULE, "")]]
    for row in range(9):
        line: list[Segment] = []
        for column in range(9):
            if column % 3 == 0:
                line.append(("| ", ""))
            mark = signs.get((row, column), "")
            given = puzzle[row][column] != "."
            line.append((_shown(board[row][column]), mark or ("given" if given else "placed")))
            line.append((SIGNS.get(mark, " "), mark))
        lines.append([*line, ("|", "")])
        if row % 3 == 2:
            lines.append([(RULE, "")])
    return lines


def draw_answer(puzzle: Board, answer: Json, expected: Board | None) -> Drawing:
    """Input, output and expected side by side in 79 columns, with the meaning of the marks."""
    shown = [("Input", draw_board(puzzle, puzzle, {}))]
    signs: dict[Cell, str] = {}
    if has_shape(answer):
        signs = marks(puzzle, answer, expected) if expected else {}
        shown.append(("Output", draw_board(answer, puzzle, signs)))
    if expected:
        shown.append(("Expected", draw_board(expected, puzzle, {})))
    lines = beside(*(_titled(title, board) for title, board in shown))
    meanings = [meaning for mark, meaning in MEANINGS.items() if mark in signs.values()]
    return [*lines, [(";  ".join(meanings), "")]] if meanings else lines


def beside(*drawings: Drawing) -> Drawing:
    """Drawings of 25 columns next to each other."""
    return [
        [part for at, line in enumerate(lines) for part in ([("  ", "")] if at else []) + line]
        for lines in zip(*drawings, strict=True)
    ]


def _titled(title: str, board: Drawing) -> Drawing:
    return [[(f"{title:<25}", "title")], *board]


def _shown(cell: object) -> str:
    return cell if isinstance(cell, str) and len(cell) == 1 and cell.isprintable() else "#"
