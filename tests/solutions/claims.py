"""The experiments of `solutions/p0037_sudoku_solver/CLAIMS.md`, of other pages and of reasons.

    .venv/bin/python -m tests.solutions.claims            all that take a second or two
    .venv/bin/python -m tests.solutions.claims slow       those that take minutes
    .venv/bin/python -m tests.solutions.claims givens     one of them, by its name

Each prints the rows of its table in those files.
"""

import sys
from collections import Counter
from math import prod
from pathlib import Path
from random import Random
from statistics import median_low

from harness.cases import load_cases
from harness.child.nesting import Nesting
from p0037_sudoku_solver.board import CELLS, blanks_of, candidates, format_line, parse_board
from p0037_sudoku_solver.oracle import count_solutions, solutions
from p0037_sudoku_solver.row_by_row import placements
from p0037_sudoku_solver.symmetry import shuffled
from tests.p0037_sudoku_solver.boards import orientations
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
from tests.support import EXAMPLE

BOARDS = [
    parse_board(line)
    for line in Path(__file__).with_name("boards.txt").read_text("utf-8").splitlines()
]
"""Boards with one solution, dug out of random grids: 21 of 23 givens, then 100 of 30."""
THREE = "Three candidates everywhere"
FEWEST = "fewest_candidates"
DEPTH_IS_KNOWN = (
    "first_empty_cell",
    "double_loop",
    "fewest_candidates",
    "dancing_links",
    "algorithm_x",
    "used_digits",
    "bitmask",
    "flat_index",
    "recursive_index",
    "cursor_loop",
)
"""The approaches that call themselves once for each blank, or for each cell."""


def pruning():
    """Show what a check before each placement saves, and what the order of the blanks saves."""
    notes = notes_on(unchecked(), "Four blanks")
    yield "four blanks, checked when all are filled", notes.placements
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


def depths():
    """Count the calls of the search that are open at once: on the example, on an empty board."""
    for name in DEPTH_IS_KNOWN:
        boards = case_board(EXAMPLE), [["."] * 9 for _ in range(9)]
        yield f"`{name}`", " / ".join(str(deepest(source(name), board)) for board in boards)


def drafts():
    """Run drafts of articles, each made from an approach by an edit."""
    end = "return False  # never reached"
    loops = edited(source("cursor_loop"), (f"        return False\n            {end}", end))
    notes = notes_on(loops, EXAMPLE)
    told = "the cursor loop without its inner return, LeetCode's example: placements"
    yield told, notes.placements
    yield "blanks left when it reports success", notes.blanks
    call = "if backtrack(row, col + 1):\n                            return True"
    void = edited(loops, (call, "backtrack(row, col + 1)"))
    for told, case in (("four blanks", "Four blanks"), ("a blank row", "Blank row 5")):
        notes = notes_on(void, case)
        yield f"the same without a bool, {told}: placements", notes.placements
        yield "of which undone", notes.undos
    notes = notes_on(first_draft(), EXAMPLE)
    written = notes.placements + notes.overwrites
    yield "labuladong's first draft: digits written before the IndexError", written
    deduced = without_guess()
    for tier in ("interview", "stress"):
        cases = load_cases(PROBLEM, (tier,))
        stuck = sum(1 for case in cases if notes_on(deduced, case.name).blanks)
        yield f"Crook's algorithm without its guess: unsolved, of {len(cases)} {tier} boards", stuck


def first_draft():
    """Return the first draft that labuladong prints, made from his last version."""
    text = without(without_answer(), "if row == 9:", lines=2)
    text = without(text, "if col == 9:", lines=2)
    text = without(text, 'if board[row][col] != "."', lines=2)
    return without(text, "if not self.is_valid", lines=2)


def without_answer():
    """Return the text of `recursive_index` whose calls do not say that they have succeeded."""
    call = "if self.backtrack(board, row, col + 1):"
    text = edited(source("recursive_index"), (call, call[3:-1]))
    return without(text, "return True  # without this line")


def docstrings():
    """Count what the docstrings of the approaches say about single boards."""
    made = runs_of("cell = self.find_empty_cell(board)", "first_empty_cell", EXAMPLE)
    yield f"`first_empty_cell`, {EXAMPLE}: calls", made
    notes = counted("flat_index", EXAMPLE)
    yield f"`flat_index`, {EXAMPLE}: overwrites", notes.overwrites
    made = runs_of("removed = select(option)", "algorithm_x", THREE)
    yield f"`algorithm_x`, {THREE}: selections", made
    nodes = 325 + runs_of("size[item] += 1", "dancing_links", EXAMPLE)
    yield "`dancing_links`: nodes, the root and the items among them", nodes
    links, few = source("dancing_links"), "Eighteen givens"
    yield f"`dancing_links`, {few}: placements", notes_on(links, few).placements
    forwards = edited(links, ("circle(left, node):  #", "circle(right, node):  #"))
    told = f"`dancing_links`, {few}, items uncovered forwards: placements"
    yield told, notes_on(forwards, few).placements
    for case in (EXAMPLE, "Anti-brute-force board", "Golden Nugget, three-quarter turn"):
        guesses = runs_of("trial = candidates.copy()", "constraint_propagation", case)
        yield f"`constraint_propagation`, {case}: guesses", guesses
    against = "Anti-brute-force board"
    yield f"`fewest_candidates`, {against}: placements", counted(FEWEST, against).placements
    inkala, crook = "Inkala 2012, transposed", source("crook")
    yield f"`crook`, {inkala}: placements", notes_on(crook, inkala).placements
    late = edited(crook, ("while all(markup.values()):", "while True:"))
    told = f"`crook`, {inkala}, an empty markup noticed late: placements"
    yield told, notes_on(late, inkala).placements
    for case in (EXAMPLE, "39-minute board"):
        yield f"`bitboard`, {case}: rounds", runs_of("ones = guards >> GUARD", "bitboard", case)


def digging():
    """Count the givens of puzzles that can spare none, dug out of random grids in random order."""
    chance, givens = Random(1), Counter()
    for dug in BOARDS[21:]:
        board = next(solutions(dug))
        for row, column in shuffled(list(CELLS), chance):
            digit, board[row][column] = board[row][column], "."
            if count_solutions(board, 2) > 1:
                board[row][column] = digit
        givens[sum(cell != "." for line in board for cell in line)] += 1
    for number in sorted(givens):
        yield f"puzzles with {number} givens, of 100", givens[number]


def stress_slow():
    """Count the placements on each stress board: row by row, and with fewest candidates first."""
    for case in load_cases(PROBLEM, ("stress",)):
        counts = by_rows(case.name), counted(FEWEST, case.name)
        yield case.name, f"{counts[0]:,} / {counts[1].placements:,}"


FACTS = {
    table.__name__: table for table in (pruning, depths, drafts, docstrings, digging, stress_slow)
}


def without_guess():
    """Return the text of Crook's algorithm that gives up where it would have to guess."""
    return edited(source("crook"), ("and guess(markup)", "and not markup"))


def unchecked():
    """Return the text of a search that checks the board only when all blanks are filled."""
    full = "all(board[r][c] not in [board[a][b] for a, b in PEERS[r, c]] for r, c in PEERS)"
    text = edited(
        source("first_empty_cell"),
        ("return True\n        row, col = cell", f"return {full}\n        row, col = cell"),
        ("if self.check(board, row, col, digit):", "if True:"),
    )
    return f"from p0037_sudoku_solver.board import PEERS\n{text}"


def runs_of(line, name, case):
    """Count how often an approach runs one of its lines on a case."""
    runs = []
    solution = solution_of(edited(source(name), (line, f"{line}; self.runs.append(1)")))()
    solution.runs = runs
    solution.solveSudoku(case_board(case))
    return len(runs)


def deepest(text, board):
    """Return how many calls of one function are open at once, at most."""
    solution = solution_of(text)()
    with Nesting("<string>") as calls:
        solution.solveSudoku(board)
    return calls.most


HALF, COLUMNS = "rows from the bottom right", "columns from the top left"
LAST_ROW_FIRST, LEFT_COLUMN_FROM_BELOW = "rows from the bottom left", "columns from the bottom left"
ORDERS = (
    ("Easter Monster, half turn", "before the turn", HALF),
    ("Inkala 2012, transposed", "as printed", COLUMNS),
    ("Three candidates, quarter turn", "before the turn", "columns from the top right"),
    ("Three candidates everywhere", "by columns", COLUMNS),
    ("Norvig's top 95, half turn", "as published", HALF),
    ("Norvig's top 95, half turn", "by columns from the bottom left", LEFT_COLUMN_FROM_BELOW),
    ("Norvig's top 95, transposed", "as published", COLUMNS),
    ("Inkala's AI Escargot", "last row first", LAST_ROW_FIRST),
)
"""Cases whose reason compares orders: the other orientation, and the order equivalent to it."""


def reasons():
    """Count placements, undos, and what singles leave blank, as the reasons name them."""
    for case, told, orientation in ORDERS:
        turned = orientations(case_board(case))[orientation]
        yield f"{case}, {told}: placements", by_rows(turned)
    nugget = "Golden Nugget, three-quarter turn"
    counts = [by_rows(board) for board in orientations(case_board(nugget)).values()]
    yield f"{nugget}, fewest of its eight orientations: placements", min(counts)
    yield f"{nugget}, most of its eight orientations: placements", max(counts)
    for case in ("Blank without candidates", "Example, last digit changed"):
        yield f"{case}: placements", by_rows(case)
    for case in ("Single candidates", "Four blanks"):
        yield f"{case}: undos", counted("first_empty_cell", case).undos
    wrong = "Many wrong guesses"
    yield f"{wrong}, fewest candidates first: undos", counted(FEWEST, wrong).undos
    lucky = "Hidden singles, 55 blanks"
    yield f"{lucky}: placements", by_rows(lucky)
    notes = counted(FEWEST, lucky)
    yield f"{lucky}, fewest candidates first: placements", notes.placements
    deduced = edited(without_guess(), ("elif not cross_out(markup):", "else:"))
    for case in ("A guess and its deductions", "Half-turn symmetry", "LeetCode's hidden case 4"):
        notes = notes_on(deduced, case)  # what it fills, it undoes, for it cannot guess
        left = notes.blanks - notes.placements
        yield f"{case}: left by naked and hidden singles, of {notes.blanks} blanks", left


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
    yield "deepest call (51 blanks)", deepest(whole, case_board(EXAMPLE))
    notes = notes_on(without(whole, "return True  # no blank was met"), EXAMPLE)
    yield "without `return True` after the loops: placements", notes.placements
    yield "of which undone", notes.undos
    end = "return True  # no blank was met"
    skips = edited(whole, (f"        return False\n        {end}", end))
    notes = notes_on(skips, EXAMPLE)
    yield "without `return False` after the digits: placements", notes.placements
    yield "blanks left when it reports success", notes.blanks
    text = without(source("recursive_index"), "if row == 9:", lines=2)
    notes = notes_on(text, EXAMPLE)
    yield "the index without its base case: placements before the IndexError", notes.placements
    yield "blanks left at that point", notes.blanks


def answer():
    """Show what is left of the recursive index if its calls do not say that they have succeeded."""
    for told, text in (
        ("with the bool", source("recursive_index")),
        ("without it", without_answer()),
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
    singles = edited(without_guess(), ("elif not cross_out(markup):", "else:"))
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
SLOW = {claim.__name__: claim for claim in (difficulty_slow, minutes_slow, stress_slow)}
TABLES = QUICK | SLOW | FACTS | {"reasons": reasons}


def row_of(what, count):
    return f"| {what} | {count:,} |" if isinstance(count, int | float) else f"| {what} | {count} |"


if __name__ == "__main__":
    asked = sys.argv[1:] or list(QUICK)
    for name in list(SLOW) if asked == ["slow"] else asked:
        print(f"\n{name}\n")
        for row in TABLES[name]():
            print(row_of(*row), flush=True)
