"""The experiments of `solutions/p0037_sudoku_solver/CLAIMS.md`.

    .venv/bin/python -m tests.solutions.claims            all that take seconds
    .venv/bin/python -m tests.solutions.claims givens     one of them, by its name

Each prints the rows of its table on that page.
"""

import sys
from math import prod
from pathlib import Path
from random import Random
from statistics import median_low

from p0037_sudoku_solver.board import CELLS, blanks_of, candidates, parse_board
from p0037_sudoku_solver.oracle import count_solutions, solutions
from p0037_sudoku_solver.row_by_row import placements
from p0037_sudoku_solver.symmetry import shuffled
from tests.harness.tapes import edited
from tests.p0037_sudoku_solver.boards import orientations
from tests.solutions.counts import by_rows, case_board, counted, trace_on
from tests.support import EXAMPLE

BOARDS = [
    parse_board(line)
    for line in Path(__file__).with_name("boards.txt").read_text("utf-8").splitlines()
]
"""Boards with one solution, dug out of random grids: 21 of 23 givens, then 100 of 30."""
THREE = "Three candidates everywhere"
FEWEST = "fewest_candidates"


def pruning():
    """Show what a check before each placement saves, and what the order of the blanks saves."""
    unchecked_trace = trace_on(unchecked(), "Four blanks")
    yield "four blanks, checked when all are filled", unchecked_trace.placements
    for told, case in (
        ("four blanks", "Four blanks"),
        ("LeetCode's example", EXAMPLE),
        ("LeetCode's hidden case 2", "LeetCode's hidden case 2"),
        ("three candidates everywhere", THREE),
    ):
        for order, name in (
            ("row by row", "first_empty_cell"),
            ("fewest candidates first", FEWEST),
        ):
            yield f"{told}, {order}", counted(name, case).placements


def unchecked():
    """Return the text of a search that checks the board only when all blanks are filled."""
    full = "all(board[r][c] not in [board[a][b] for a, b in PEERS[r, c]] for r, c in PEERS)"
    text = edited(
        "p0037_sudoku_solver/first_empty_cell",
        ("return True\n        row, col = cell", f"return {full}\n        row, col = cell"),
        ("if self.check(board, row, col, digit):", "if True:"),
    )
    return f"from p0037_sudoku_solver.board import PEERS\n{text}"


MINUTES = "39-minute board"
PATIENCE = 10_000


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
    counts = sorted(by_rows(board) for board in boards)
    yield "100 boards of 30 givens, row by row: fewest", counts[0]
    yield "median", median_low(counts)
    yield "most", counts[-1]
    for name, case in (("example", EXAMPLE), ("hidden case 4", "LeetCode's hidden case 4")):
        turned = [by_rows(board) for board in orientations(case_board(case)).values()]
        yield f"LeetCode's {name} in its eight orientations: fewest", min(turned)
        yield f"LeetCode's {name} in its eight orientations: most", max(turned)
    linked = [counted("dancing_links", board).placements for board in boards]
    yield "The same 100 boards by dancing links: fewest", min(linked)
    yield "The same 100 boards by dancing links: most", max(linked)


def bound():
    """Show how far 9 to the power of the blanks is from what happens on LeetCode's example."""
    board = case_board(EXAMPLE)
    blanks = blanks_of(board)
    choices = prod(len(candidates(board, blank)) for blank in blanks)
    yield "M, the blanks of LeetCode's example", len(blanks)
    yield "decimal digits of 9^M", len(str(9 ** len(blanks)))
    yield "decimal digits of the product of the candidates of all blanks", len(str(choices))
    yield "placements in the whole tree, to find all solutions", by_rows(board, whole=True)
    yield "placements to the first solution", by_rows(board)
    empty = [["."] * 9 for _ in range(9)]
    yield "decimal digits of 9^M for the empty board, M = 81", len(str(9**81))
    yield "placements to its first solution", by_rows(empty)


def difficulty():
    """Boards that are easy or hard by hand, for a plain search and for one that deduces."""
    for told, case in (
        ("easy by hand, Norvig's easy grid", "Norvig's easy grid"),
        ("easy by hand, hidden singles alone", "LeetCode feedback, 17 givens"),
        ("hard by hand, Inkala's AI Escargot", "Inkala's AI Escargot"),
        ("hard by hand, Platinum Blonde", "Platinum Blonde"),
    ):
        yield f"{told}: row by row", by_rows(case)
        yield f"{told}: by Crook's algorithm", counted("crook", case).placements


def minutes():
    """The board of 39 minutes, turned, and under other approaches."""
    board = case_board(MINUTES)
    yield "solutions, proved by the oracle", count_solutions(board, 2)
    best = min(orientations(board).values(), key=lambda turned: placements(turned, 100_000))
    told = "row by row in the best of its eight orientations"
    yield f"{told}: to the solution", by_rows(best)
    yield f"{told}: whole tree", by_rows(best, whole=True)
    for name in ("fewest_candidates", "dancing_links", "crook"):
        yield f"`{name}` as printed: to the solution", counted(name, board).placements


def minutes_slow():
    """The same board row by row, as it is printed."""
    board = case_board(MINUTES)
    yield "row by row as printed: to the solution", by_rows(board)
    yield "row by row as printed: whole tree", by_rows(board, whole=True)


CLAIMS = givens, spread, bound, pruning, difficulty, minutes, minutes_slow
TABLES = {claim.__name__: claim for claim in CLAIMS}
BY_HAND = {"minutes_slow"}
"""This one takes minutes. No test runs it."""


def row_of(what, count):
    return f"| {what} | {count:,} |" if isinstance(count, int | float) else f"| {what} | {count} |"


if __name__ == "__main__":
    for name in sys.argv[1:] or [name for name in TABLES if name not in BY_HAND]:
        print(f"\n{name}\n")
        for row in TABLES[name]():
            print(row_of(*row), flush=True)
