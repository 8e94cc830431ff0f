"""Rules that solutions of LeetCode 79 follow by mistake."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import permutations

from .grid import Board, Cell, layers_of, neighbours, path_in

MOST_CELLS = 60
"""The most cells, added up over the letters of a word, among which a diagonal path is searched."""
MOVES = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


def other_rules(board: Board, word: str) -> Iterator[tuple[str, bool]]:
    """Yield clauses that change a rule, each with the right answer under the changed rule."""
    layers = layers_of(board, word)
    yield "a cell could be used more than once", all(layers)
    needed = Counter(word) - Counter(letter for row in board for letter in row)
    clause = "a cell could be used more than once, where each letter occurs often enough"
    yield clause, all(layers) and not needed
    steps = {(cell, cell) for cell in layers[0]}
    for layer in layers[1:]:
        steps = {(b, c) for a, b in steps for c in neighbours(b) if c in layer and c != a}
    yield "only the previous cell could not be used again", bool(steps)
    letters = {(r, c): letter for r, row in enumerate(board) for c, letter in enumerate(row)}
    first = {cell for cell, letter in letters.items() if letter == word[0]}
    found = any(_reaches_end(letters, {cell}, word) for cell in first)
    yield "a path could not use a cell of another path with the same first cell", found
    found = _reaches_end(letters, first, word)
    yield "a path could not use a cell of any other path", found
    begin = [{min(first, default=(0, 0))} & layers[0], *layers[1:]]
    yield "a path had to begin in the first cell with that letter", bool(path_in(begin))
    for order in permutations(MOVES):
        found = any(_greedy_path(letters, cell, word, order) for cell in first)
        clause = "a path could only go on to the first cell that fits, tried in the order"
        yield f"{clause} {', '.join(order)}", found
    same = [{cell for cell in letters if letters[cell] == letter} for letter in word]
    if sum(map(len, same)) <= MOST_CELLS:
        yield "diagonal neighbours counted, too", bool(path_in(same, _around))
    for name, move in MOVES.items():
        yield f"a path could not go {name}", bool(path_in(layers, partial(_without, move)))
    yield "the letters only had to occur on the board", not needed
    in_rows = iter(letters.values())
    found = all(letter in in_rows for letter in word)
    yield "the letters only had to occur in this order, row by row", found
    last = first
    for letter in word[1:]:
        steps_on = {cell for r, c in last for cell in ((r, c + 1), (r + 1, c))}
        last = {cell for cell in steps_on if letters.get(cell) == letter}
    yield "a path could only go right and down", bool(last)
    for clause, moves in (
        ("the word had to be read in a straight line", ((0, 1), (0, -1), (1, 0), (-1, 0))),
        ("the word had to be read in a line to the right or down", ((0, 1), (1, 0))),
    ):
        found = any(
            all((r + i * down, c + i * right) in layer for i, layer in enumerate(layers))
            for r, c in layers[0]
            for down, right in moves
        )
        yield clause, found


def _without(move: tuple[int, int], cell: Cell) -> list[Cell]:
    """Return the cells beside a cell, but not the one that a move leads to."""
    return [one for one in neighbours(cell) if one != (cell[0] + move[0], cell[1] + move[1])]


def _around(cell: Cell) -> list[Cell]:
    """Return the eight cells around a cell, and the cell itself."""
    return [(cell[0] + down, cell[1] + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]


def _reaches_end(letters: Mapping[Cell, str], first: set[Cell], word: str) -> bool:
    """Return True if a breadth-first search that visits each cell once reads the whole word."""
    last, visited = first, set(first)
    for letter in word[1:]:
        reached = {cell for one in last for cell in neighbours(one)} - visited
        last = {cell for cell in reached if letters.get(cell) == letter}
        visited |= last
    return bool(last)


def _greedy_path(letters: Mapping[Cell, str], cell: Cell, word: str, order: Sequence[str]) -> bool:
    """Return True if a search that tries only the first cell that fits reads the whole word."""
    visited = [cell]
    for letter in word[1:]:
        row, column = visited[-1]
        near = ((row + down, column + right) for down, right in map(MOVES.__getitem__, order))
        fits = (one for one in near if letters.get(one) == letter and one not in visited)
        if (after := next(fits, None)) is None:
            return False
        visited.append(after)
    return True
