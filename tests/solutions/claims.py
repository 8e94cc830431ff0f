"""The experiments of `solutions/p0037_sudoku_solver/CLAIMS.md`.

    .venv/bin/python -m tests.solutions.claims            all that take a second or two
    .venv/bin/python -m tests.solutions.claims slow       those that take minutes
    .venv/bin/python -m tests.solutions.claims givens     one of them, by its name

Each prints the rows of its table in that file.
"""

import sys
from math import prod
from random import Random
from statistics import median_low

from harness.cases import load_cases
from p0037_sudoku_solver.board import CELLS, blanks_of, candidates, format_line
from p0037_sudoku_solver.oracle import count_solutions, solutions
from p0037_sudoku_solver.row_by_row import placements
from p0037_sudoku_solver.symmetry import shuffled
from tests.p0037_sudoku_solver.plain import orientations
from tests.solutions import facts
from tests.solutions.counts import (
    PROBLEM,
    by_rows,
    case_board,
    counted,
    edited,
    notes_on,
    solution_of,
    source,
    without,
)
from tests.solutions.facts import BOARDS
from tests.support import EXAMPLE

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
        ("hard by hand, Inkala's AI Escargot", "Inkala's AI Escargot"),
        ("hard by hand, Platinum Blonde", "Platinum Blonde"),
    ):
        yield f"{told}: row by row", by_rows(case)
        yield f"{told}: by Crook's algorithm", counted("crook", case).placements


def difficulty_slow():
    """The easy board that costs a plain search most: hidden singles alone fill it."""
    told, case = "easy by hand, hidden singles alone", case_board("LeetCode feedback, 17 givens")
    yield f"{told}: by Crook's algorithm", counted("crook", case).placements
    yield f"{told}: row by row", by_rows(case)


def base():
    """Show what is left of the double loop without each of its two last returns, on the example."""
    whole = source("double_loop")
    yield "the double loop as it is: placements", notes_on(whole, EXAMPLE).placements
    yield "deepest call (51 blanks)", facts.deepest(whole, case_board(EXAMPLE))
    notes = notes_on(without(whole, "return True  # no blank was met"), EXAMPLE)
    yield "without `return True` after the loops: placements", notes.placements
    yield "of which undone", notes.undos
    end = "return True  # no blank was met"
    skips = edited(whole, (f"        return False\n        {end}", end))
    notes = notes_on(skips, EXAMPLE)
    yield "without `return False` after the digits: placements", notes.placements
    yield "blanks left when it reports success", notes.blanks
    text = without(source("recursive_index"), "if row == 9:", lines=2)
    notes = notes_on(text, EXAMPLE, IndexError)
    yield "the index without its base case: placements before the IndexError", notes.placements
    yield "blanks left at that point", notes.blanks


def answer():
    """Show what is left of the recursive index if its calls do not say that they have succeeded."""
    for told, text in (
        ("with the bool", source("recursive_index")),
        ("without it", facts.without_answer()),
    ):
        notes = notes_on(text, EXAMPLE)
        yield f"{told}: placements", notes.placements
        yield f"{told}: blanks left at the end", notes.blanks
    boards = [PROBLEM.arguments(case)[0] for case in load_cases(PROBLEM)]
    for board in boards:
        solution_of(text)().solveSudoku(board)
    solved = sum("." not in format_line(board) for board in boards)
    yield f"without it: boards solved, of the {len(boards)} that are judged", solved


def minutes():
    """The board of 39 minutes, turned, and under other approaches."""
    board = case_board(MINUTES)
    yield "solutions, proved by the oracle", count_solutions(board, 2)
    best = min(orientations(board).values(), key=lambda turned: placements(turned, 100_000))
    told = "row by row in the best of its eight orientations"
    yield f"{told}: to the solution", by_rows(best)
    yield f"{told}: whole tree", by_rows(best, whole=True)
    singles = edited(facts.without_guess(), ("elif not cross_out(markup):", "else:"))
    notes = notes_on(singles, MINUTES)
    yield f"filled by naked and hidden singles, of {notes.blanks} blanks", notes.placements
    for name in ("fewest_candidates", "dancing_links", "crook"):
        yield f"`{name}` as printed: to the solution", counted(name, board).placements


def minutes_slow():
    """The same board row by row, as it is printed."""
    board = case_board(MINUTES)
    yield "row by row as printed: to the solution", by_rows(board)
    yield "row by row as printed: whole tree", by_rows(board, whole=True)


CLAIMS = givens, spread, bound, difficulty, base, answer, minutes
QUICK = {claim.__name__: claim for claim in CLAIMS}
SLOW = {claim.__name__: claim for claim in (difficulty_slow, minutes_slow, facts.stress_slow)}
TABLES = QUICK | SLOW | facts.TABLES | {"reasons": facts.reasons}


def row_of(what, count):
    return f"| {what} | {count:,} |" if isinstance(count, int | float) else f"| {what} | {count} |"


if __name__ == "__main__":
    asked = sys.argv[1:] or list(QUICK)
    for name in list(SLOW) if asked == ["slow"] else asked:
        print(f"\n{name}\n")
        for row in TABLES[name]():
            print(row_of(*row), flush=True)
