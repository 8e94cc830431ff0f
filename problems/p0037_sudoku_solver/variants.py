"""The same board in another guise: turned so that its solutions stay as many, and its look not.

Digits are renamed, rows and columns swapped inside their bands and stacks, bands and stacks
swapped, and rows made columns: the 3,359,232 symmetries of the grid times the 362,880 names of the
digits (Ed Russell and Frazer Jarvis, "Mathematics of Sudoku II", 2006).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from .board import DIGITS, Board
from .grids import shuffled
from .plain_search import placements

DEAREST = 60_000
"""Placements that a plain row-by-row search may need on a guise, so that it punishes no correct
solution: of guises at random a third need more."""
CUT_OFF = 5_000
"""Where counting stops while there are more guises to try: most that get so far get very far."""
TRIES = 20


def variant(board: Board, chance: Random) -> Board:
    """A board in a guise on which plain search stays cheap; as it is if none is found."""
    dear = []
    for _ in range(TRIES):
        guise = fullest_first(any_guise(board, chance))
        if placements(guise, CUT_OFF + 1) <= CUT_OFF:
            return guise
        dear.append(guise)
    fitting = (guise for guise in dear if placements(guise, DEAREST + 1) <= DEAREST)
    return next(fitting, board)


def any_guise(board: Board, chance: Random) -> Board:
    """A board in a guise at random, each as likely as any other."""
    names = dict(zip(DIGITS, shuffled(DIGITS, chance), strict=True)) | {".": "."}
    if chance.random() < 0.5:
        board = [list(line) for line in zip(*board, strict=True)]
    rows, columns = _lines(chance), _lines(chance)
    return [[names[board[row][column]] for column in columns] for row in rows]


def fullest_first(board: Board) -> Board:
    """The same board with its fullest band first, and the fullest row of each band.

    That keeps a row-by-row search short, so that few guises have to be thrown away.
    """
    bands = [sorted(board[at : at + 3], key=_blanks) for at in (0, 3, 6)]
    bands.sort(key=lambda band: sum(map(_blanks, band)))
    return [row for band in bands for row in band]


def _lines(chance: Random) -> list[int]:
    """The nine lines of one direction: three bands in any order, three lines in each."""
    bands = shuffled(range(0, 9, 3), chance)
    return [line for band in bands for line in shuffled(range(band, band + 3), chance)]


def _blanks(row: list[str]) -> int:
    return row.count(".")


def orientations(board: Board) -> dict[str, Board]:
    """Return the board's eight orientations, named by where a row-by-row search of each begins.

    "columns from the top right" is the orientation on which rows in order, from left to right, are
    the columns of the board itself, from its top right corner.
    """
    corners = {
        "top left": board,
        "top right": [row[::-1] for row in board],
        "bottom left": board[::-1],
        "bottom right": [row[::-1] for row in board[::-1]],
    }
    by_rows = {f"rows from the {corner}": turned for corner, turned in corners.items()}
    by_columns = {
        f"columns from the {corner}": [list(column) for column in zip(*turned, strict=True)]
        for corner, turned in corners.items()
    }
    return by_rows | by_columns


def plain_orders(board: Board) -> Iterator[tuple[str, Board]]:
    """Yield the 16 orders of a plain search, each with the variant that puts the board in it.

    A row-by-row search with rising digits does on that variant what a search in the named order
    does on the board itself, so that one search can measure all of them.
    """
    falling = dict(zip(DIGITS, reversed(DIGITS), strict=True)) | {".": "."}
    for order, turned in orientations(board).items():
        yield f"{order}, digits rising", turned
        yield f"{order}, digits falling", [[falling[cell] for cell in row] for row in turned]
