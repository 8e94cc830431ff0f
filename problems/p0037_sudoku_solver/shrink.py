"""Shrinking of a failing board to the fewest blanks with which the same code still fails."""

from __future__ import annotations

from collections.abc import Callable

from .board import Board, blanks_of, emptied
from .oracle import solutions


def shrink_board(board: Board, fails: Callable[[Board], bool]) -> Board:
    """Return a failing board with as many blanks as possible filled from the solution.

    Half of the blanks are filled at once, then quarters, down to single blanks, again and again
    until no more can be filled (delta debugging: Andreas Zeller and Ralf Hildebrandt, "Simplifying
    and isolating failure-inducing input", 2002). The solution stays unique.

    Args:
        board: a board that fails and has exactly one solution.
        fails: returns True if a board fails in the same way.
    """
    solved = next(solutions(board))
    blanks = blanks_of(board)
    size = max(1, len(blanks) // 2)
    while size:
        filled_some = False
        for start in range(0, len(blanks), size)[::-1]:
            fewer = blanks[:start] + blanks[start + size :]
            if fewer and fails(emptied(solved, fewer)):
                blanks, filled_some = fewer, True
        if size == 1 and not filled_some:
            break
        size = max(1, size // 2)
    return emptied(solved, blanks)
