"""Generate boards: each with exactly one solution, no two of them variants, the same from one seed.

A board starts as a full random grid. Cells are dug out of it in random order, as long as the oracle
proves that the solution stays the only one. A given that cannot be removed once can never be
removed later, as fewer givens only allow more solutions. So one pass decides every cell, whole
blocks can be removed under a single proof, and what is left after the pass is minimal.

The boards do not depend on the order in which the oracle finds solutions, for it is only asked how
many there are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from .board import CELLS, Board, Cell
from .oracle import count_solutions
from .random_grid import random_grid, shuffled
from .symmetry import fingerprint

FEWEST, FEWEST_KNOWN = 22, 17
MOST_WHEN_MINIMAL = 27
BLOCK = 40  # cells removed under the first proof; few grids can lose more at once


def generate(
    count: int,
    seed: int,
    givens: int | Sequence[int] = 30,
    minimal: bool = False,
    progress: Callable[[int, str], None] = lambda _done, _now: None,
    new_grid: Callable[[Random], Board] = random_grid,
) -> Iterator[Board]:
    """Yield boards with exactly one solution, no two of them variants of each other.

    With the same seed, a long run starts with the boards of a short one, on every machine and every
    Python.

    Args:
        count: the number of boards.
        seed: at least 0.
        givens: the number of givens on each board, 22 to 81; several numbers take turns.
        minimal: if true, no given can be removed. Minimal boards of more than 27 givens are too
            rare to find at random, so such boards come with fewer givens, mostly 24 or 25.
        progress: called with the number of boards so far, and the number of grids tried.
        new_grid: makes the full grids to dig holes in.

    Raises:
        ValueError: no such boards can be generated; the message names what is possible. It is
            raised at the call, not at the first board.
    """
    if count < 0 or seed < 0:
        raise ValueError(f"count and seed must be at least 0, got count {count} and seed {seed}")
    wanted = (givens,) if isinstance(givens, int) else tuple(givens)
    for number in wanted:
        _check_givens(number)
    return _boards(count, Random(seed), wanted, minimal, progress, new_grid)


def dig_holes(
    grid: Board,
    order: Sequence[Cell],
    givens: int,
    *,
    block: int = BLOCK,
    count_solutions: Callable[[Board, int], int] = count_solutions,
) -> Board:
    """Remove cells in the given order, all that can be removed, until `givens` are left.

    A block that cannot go as a whole is tried by halves. The outcome is the same as cell by cell,
    for about a third of the proofs.
    """
    board, excess = grid, 81 - givens
    start, size = 0, block
    while start < 81 and excess:
        cells = order[start : start + min(size, excess)]
        trial = [row.copy() for row in board]
        for row, column in cells:
            trial[row][column] = "."
        if count_solutions(trial, 2) == 1:
            board, excess = trial, excess - len(cells)
        elif len(cells) > 1:
            size = len(cells) // 2
            continue
        start, size = start + len(cells), max(1, len(cells) // 2)
    return board


def _check_givens(givens: int) -> None:
    """Raise ValueError if boards with this number of givens cannot be generated."""
    remedy = f"ask for {FEWEST} to 81"
    if givens < FEWEST_KNOWN:
        raise ValueError(
            f"no board with {givens} givens has exactly one solution: at least {FEWEST_KNOWN} are "
            f"needed (McGuire, Tugemann and Civario, 2012); {remedy}"
        )
    if givens < FEWEST:
        raise ValueError(
            f"boards with {givens} givens exist but are too rare to find at random; {remedy}"
        )
    if givens > 81:
        raise ValueError(f"a board has 81 cells, so it cannot have {givens} givens; {remedy}")


def _boards(
    count: int,
    rng: Random,
    wanted: Sequence[int],
    minimal: bool,
    progress: Callable[[int, str], None],
    new_grid: Callable[[Random], Board],
) -> Iterator[Board]:
    seen = set[str]()
    done = tried = 0
    while done < count:
        progress(done, f"{tried} grids tried")
        tried += 1
        givens = wanted[done % len(wanted)]
        fewer = minimal and givens > MOST_WHEN_MINIMAL
        grid = new_grid(rng)
        board = dig_holes(grid, shuffled(CELLS, rng), 0 if minimal else givens)
        left = sum(cell != "." for row in board for cell in row)
        mark = str(fingerprint(grid))
        if (left == givens or (left < givens and fewer)) and mark not in seen:
            seen.add(mark)
            done += 1
            yield board
