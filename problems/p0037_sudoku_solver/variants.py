"""The same board in another guise: turned so that its solutions stay as many, and its look not.

Digits are renamed, rows and columns swapped inside their bands and stacks, bands and stacks
swapped, and rows made columns: the 3,359,232 symmetries of the grid times the 362,880 names of the
digits (Ed Russell and Frazer Jarvis, "Mathematics of Sudoku II", 2006).
"""

from __future__ import annotations

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
    """A board in a guise at random on which plain search stays cheap; as it is if none is found."""
    dear = []
    for _ in range(TRIES):
        guise = another_guise(board, chance)
        if placements(guise, CUT_OFF + 1) <= CUT_OFF:
            return guise
        dear.append(guise)
    fitting = (guise for guise in dear if placements(guise, DEAREST + 1) <= DEAREST)
    return next(fitting, board)


def another_guise(board: Board, chance: Random) -> Board:
    """A board in a guise at random, but for its fullest band and rows, which come first.

    Full rows first keep a row-by-row search short, so that few guises have to be thrown away.
    """
    names = dict(zip(DIGITS, shuffled(DIGITS, chance), strict=True)) | {".": "."}
    if chance.random() < 0.5:
        board = [list(line) for line in zip(*board, strict=True)]
    columns = [
        column
        for stack in shuffled(range(0, 9, 3), chance)
        for column in shuffled(range(stack, stack + 3), chance)
    ]
    guise = [[names[row[column]] for column in columns] for row in board]
    bands = [sorted(shuffled(guise[at : at + 3], chance), key=_blanks) for at in (0, 3, 6)]
    bands = sorted(shuffled(bands, chance), key=lambda band: sum(map(_blanks, band)))
    return [row for band in bands for row in band]


def _blanks(row: list[str]) -> int:
    return row.count(".")
