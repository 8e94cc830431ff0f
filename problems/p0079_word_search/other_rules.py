"""Rules that solutions of LeetCode 79 follow by mistake."""

from __future__ import annotations

from collections.abc import Iterator

from .grid import Board, layers_of, neighbours


def other_rules(board: Board, word: str) -> Iterator[tuple[str, bool]]:
    """Yield clauses that change a rule, each with the right answer under the changed rule."""
    layers = layers_of(board, word)
    yield "a cell could be used more than once", all(layers)
    steps = {(cell, cell) for cell in layers[0]}
    for layer in layers[1:]:
        steps = {(b, c) for a, b in steps for c in neighbours(b) if c in layer and c != a}
    yield "only the previous cell could not be used again", bool(steps)
    for clause, moves in (
        ("the word had to be read in a straight line", ((0, 1), (0, -1), (1, 0), (-1, 0))),
        ("the word had to be read in a line to the right or down", ((0, 1), (1, 0))),
    ):
        yield (
            clause,
            any(
                all((r + i * down, c + i * right) in layer for i, layer in enumerate(layers))
                for r, c in layers[0]
                for down, right in moves
            ),
        )
