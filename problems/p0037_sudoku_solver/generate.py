"""Makes boards: each unique by proof, each from a grid of its own, the same ones from one seed.

A board is a full grid with cells taken out of it in random order, as long as the oracle proves that
no second solution came in. A cell that could not be taken out can never be taken out later, as
fewer givens allow only more solutions. So one pass decides every cell, whole blocks can be taken
out under a single proof, and what is left after the pass is minimal.

Only `Random.random()` is used, the one method whose numbers Python promises to keep. Nor does
anything hang on the order in which the oracle finds solutions: it is only asked for their number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from harness.records import Progress

from .board import CELLS, Board, Cell
from .oracle import count_solutions
from .random_grid import fingerprint, random_grid, shuffled

FEWEST, EXIST = 22, 17
MOST_WHEN_MINIMAL = 27
BLOCK = 40  # cells taken out under the first proof; few grids stand that with more


def generate(
    count: int,
    seed: int,
    givens: int | Sequence[int] = 30,
    minimal: bool = False,
    tell: Progress = lambda _done, _now: None,
) -> Iterator[Board]:
    """Yield boards with exactly one solution, no two of them the same board in another guise.

    The first boards of a long row are those of a short one with the same seed, on every machine
    and every Python. "In another guise" is every symmetry of Sudoku: turned, mirrored, digits
    renamed, rows, columns, bands and stacks in another order.

    Args:
        count: how many boards.
        seed: at least 0.
        givens: how many each board has, 22 to 81; several are taken in turn.
        minimal: no given can be left out. Minimal boards of more than 27 givens are too rare to be
            met by chance: who asks for more gets as many as come, 24 or 25 mostly.
        tell: is told how many boards are there, and how many grids were tried.

    Raises:
        ValueError: the wish cannot be met; it says which can. At once, not at the first board.
    """
    if count < 0 or seed < 0:
        raise ValueError(f"expected a count and a seed from 0, got {count} and {seed}")
    wanted = (givens,) if isinstance(givens, int) else tuple(givens)
    for number in wanted:
        _refuse(number)
    rng = Random(seed)
    return _boards(count, rng, wanted, minimal, tell)


def _refuse(givens: int) -> None:
    """Raise ValueError if boards with so many givens cannot be made."""
    remedy = f"ask for {FEWEST} to 81"
    if givens < EXIST:
        raise ValueError(
            f"no board of {givens} givens has just one solution, it takes {EXIST} (McGuire, "
            f"Tugemann and Civario, 2012); {remedy}"
        )
    if givens < FEWEST:
        raise ValueError(
            f"boards of {givens} givens exist but are too rare to be met by chance; {remedy}"
        )
    if givens > 81:
        raise ValueError(f"a board has 81 cells, so not {givens} givens; {remedy}")


def _boards(
    count: int,
    rng: Random,
    wanted: Sequence[int],
    minimal: bool,
    tell: Progress,
) -> Iterator[Board]:
    seen = set[str]()
    done = tried = 0
    while done < count:
        tell(done, f"{tried} grids tried")
        tried += 1
        givens = wanted[done % len(wanted)]
        fewer = minimal and givens > MOST_WHEN_MINIMAL
        grid = random_grid(rng)
        board = _thinned(grid, shuffled(CELLS, rng), 0 if minimal else givens)
        left = sum(cell != "." for row in board for cell in row)
        mark = str(fingerprint(grid))
        if (left == givens or (left < givens and fewer)) and mark not in seen:
            seen.add(mark)
            done += 1
            yield board


def _thinned(grid: Board, order: Sequence[Cell], givens: int) -> Board:
    """Take cells out in this order, all that can be, until so many are left.

    A block that cannot go as a whole is tried by halves, so that the outcome is the same as cell by
    cell, for about a third of the proofs.
    """
    board, excess = grid, 81 - givens
    start, size = 0, BLOCK
    while start < 81 and excess:
        block = order[start : start + min(size, excess)]
        trial = [row.copy() for row in board]
        for row, column in block:
            trial[row][column] = "."
        if count_solutions(trial, 2) == 1:
            board, excess = trial, excess - len(block)
        elif len(block) > 1:
            size = len(block) // 2
            continue
        start, size = start + len(block), max(1, len(block) // 2)
    return board
