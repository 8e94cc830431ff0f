"""A grid of letters: its limits, drawings and variants, and a search for the path of a word."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from string import ascii_letters
from typing import TypeAlias

from harness.drawing import SIGNS, Drawing
from harness.value import Json, as_text

Board: TypeAlias = list[list[str]]
Cell: TypeAlias = tuple[int, int]


def complaint(board: Board, word: str) -> str | None:
    """Return a clause on the first limit of LeetCode that a board or word breaks, or None."""
    if not (1 <= len(board) <= 6 and all(1 <= len(row) <= 6 for row in board)):
        return "the board must have 1 to 6 rows of 1 to 6 letters"
    if len({len(row) for row in board}) > 1:
        return "the rows of the board must have the same length"
    for row in board:
        for letter in row:
            if len(letter) != 1 or letter not in ascii_letters:
                return f"each cell of the board must be one English letter, not {letter!r}"
    if not 1 <= len(word) <= 15 or set(word) - set(ascii_letters):
        return f"`word` must have 1 to 15 English letters, not {word!r}"
    return None


def cell_name(cell: Cell) -> str:
    """Return the name of a cell: `r2c5` for `(1, 4)`."""
    return f"r{cell[0] + 1}c{cell[1] + 1}"


def find_path(board: Board, word: str) -> list[Cell]:
    """Return the cells of a path that spells a word, in order; [] if there is none.

    It is fast on all boards within LeetCode's limits: it counts the letters, keeps only cells that
    a path with repeated cells could visit, starts at the end of the word with fewer cells, and
    caches dead ends.
    """
    if Counter(word) - Counter(letter for row in board for letter in row):
        return []
    layers = layers_of(board, word)
    if len(layers[0]) <= len(layers[-1]):
        return path_in(layers)
    return path_in(layers[::-1])[::-1]


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


def rearrange(board: Board, word: str, rng: Random) -> tuple[Board, str]:
    """Return a board and its word with renamed letters.

    The board may be turned or mirrored, and the word may be read backwards.
    """
    names = str.maketrans(ascii_letters, "".join(rng.sample(ascii_letters, len(ascii_letters))))
    board = [[letter.translate(names) for letter in row] for row in board]
    if rng.choice((True, False)):
        board = [list(column) for column in zip(*board, strict=True)]
    if rng.choice((True, False)):
        board = board[::-1]
    if rng.choice((True, False)):
        board = [row[::-1] for row in board]
    return board, word.translate(names)[:: rng.choice((1, -1))]


def neighbours(cell: Cell) -> Iterator[Cell]:
    """Yield the four cells beside a cell; they may lie outside the board."""
    row, column = cell
    yield from ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))


def layers_of(board: Board, word: str) -> list[set[Cell]]:
    """Return the cells that may hold each letter of a word.

    Each cell has a neighbour in the layer before and in the layer after its own.
    """
    cells = {
        (row, column): letter
        for row, letters in enumerate(board)
        for column, letter in enumerate(letters)
    }
    layers = [{cell for cell in cells if cells[cell] == letter} for letter in word]
    for order in (1, -1):
        before: set[Cell] | None = None
        for layer in layers[::order]:
            if before is not None:
                layer &= {near for cell in before for near in neighbours(cell)}
            before = layer
    return layers


def path_in(
    layers: Sequence[set[Cell]], near: Callable[[Cell], Iterable[Cell]] = neighbours
) -> list[Cell]:
    """Return a path with one cell of each layer and no cell twice; [] if there is none.

    `near` returns the cells to which a path may go on from a cell.
    """
    path: list[Cell] = []
    failed: set[tuple[Cell, frozenset[Cell]]] = set()

    def extend(cell: Cell) -> bool:
        if cell not in layers[len(path)] or cell in path:
            return False
        state = (cell, frozenset(path))
        if state in failed:
            return False
        path.append(cell)
        if len(path) == len(layers) or any(map(extend, near(cell))):
            return True
        path.pop()
        failed.add(state)
        return False

    return path if any(extend(cell) for cell in sorted(layers[0])) else []
