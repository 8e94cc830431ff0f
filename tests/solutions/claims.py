"""The experiments of `solutions/p0037_sudoku_solver/CLAIMS.md`.

`.venv/bin/python -m tests.solutions.claims` prints the rows of their tables on that page.
"""

from pathlib import Path
from random import Random
from statistics import median_low

from p0037_sudoku_solver.board import CELLS, parse_board
from p0037_sudoku_solver.oracle import solutions
from p0037_sudoku_solver.row_by_row import placements
from p0037_sudoku_solver.symmetry import shuffled
from tests.p0037_sudoku_solver.boards import orientations
from tests.solutions.counts import case_board, counted
from tests.support import EXAMPLE

BOARDS = [
    parse_board(line)
    for line in Path(__file__).with_name("boards.txt").read_text("utf-8").splitlines()
]
"""Boards with one solution, dug out of random grids: 21 of 23 givens, then 100 of 30."""
PATIENCE, ANY = 10_000, 10**9
"""Placements at which counting stops."""


def givens():
    """Placements of the plain search on boards of 21 grids, each with fewer and fewer givens."""
    found = {number: [] for number in (60, 45, 36, 30, 26, 23, 20, 17, 15, 10, 0)}
    rng = Random(1)
    for board in BOARDS[:21]:
        solution = next(solutions(board))
        last = [(row, column) for row, column in CELLS if board[row][column] != "."]
        order = shuffled(last, rng) + shuffled([cell for cell in CELLS if cell not in last], rng)
        for number, counts in found.items():
            kept = set(order[:number])
            part = [[solution[r][c] if (r, c) in kept else "." for c in range(9)] for r in range(9)]
            counts.append(placements(part, PATIENCE))
    for number, counts in found.items():
        middle = median_low(counts)
        told = f"more than {PATIENCE:,}" if middle == PATIENCE else middle
        yield f"{number} givens, {'one solution' if number > 22 else 'any solution'}: median", told


def spread():
    """Show how far placements are apart: between boards, between turns of one board, elsewhere."""
    boards = BOARDS[21:]
    counts = sorted(placements(board, ANY) for board in boards)
    yield "100 boards of 30 givens, row by row: fewest", counts[0]
    yield "median", median_low(counts)
    yield "most", counts[-1]
    for name, case in (("example", EXAMPLE), ("hidden case 4", "LeetCode's hidden case 4")):
        turned = [placements(board, ANY) for board in orientations(case_board(case)).values()]
        yield f"LeetCode's {name} in its eight orientations: fewest", min(turned)
        yield f"LeetCode's {name} in its eight orientations: most", max(turned)
    linked = [counted("dancing_links", board).placements for board in boards]
    yield "The same 100 boards by dancing links: fewest", min(linked)
    yield "The same 100 boards by dancing links: most", max(linked)


TABLES = {"givens": givens, "spread": spread}


def row_of(what, count):
    return f"| {what} | {count:,} |" if isinstance(count, int | float) else f"| {what} | {count} |"


if __name__ == "__main__":
    for name, table in TABLES.items():
        print(f"\n{name}\n")
        for row in table():
            print(row_of(*row), flush=True)
