"""Drawings of a grid of letters as text, with a sign after each cell of the word's path."""

from __future__ import annotations

from harness.drawing import SIGNS, Drawing
from harness.value import Json, as_text

from .grid import Board, find_path


def draw_grid(board: Board, word: str, answer: Json | None) -> Drawing:
    """Draw a grid and its word; if there is an answer, also the answer and a path of the word."""
    path = find_path(board, word) if answer is not None else []
    lines: Drawing = []
    for row, letters in enumerate(board):
        styles = ["placed" if (row, column) in path else "given" for column in range(len(letters))]
        lines.append(
            [(letter + SIGNS[style], style) for letter, style in zip(letters, styles, strict=True)]
        )
    lines.append([(f'word = "{word}"', "")])
    if answer is not None:
        wrong = "" if answer is bool(path) else f", expected {bool(path)}"
        lines.append([(f"returned {as_text(answer)}{wrong}", "")])
    if path:
        lines.append([(f"{SIGNS['placed']} a cell of the path", "dim")])
    return lines
