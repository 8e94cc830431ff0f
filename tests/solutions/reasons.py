"""The experiment for the figures in the reasons of cases.

`.venv/bin/python -m tests.solutions.claims reasons` prints them.
"""

from tests.p0037_sudoku_solver.plain_orders import orientations
from tests.solutions import facts
from tests.solutions.counts import by_rows, case_board, counted, edited, notes_on

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
"""Cases of which the reason compares orders, and the orientation that stands for the other one."""


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
    yield f"{wrong}, fewest candidates first: undos", counted(facts.FEWEST, wrong).undos
    lucky = "Hidden singles, 55 blanks"
    yield f"{lucky}: placements", by_rows(lucky)
    notes = counted(facts.FEWEST, lucky)
    yield f"{lucky}, fewest candidates first: placements", notes.placements
    deduced = edited(facts.without_guess(), ("elif not cross_out(markup):", "else:"))
    for case in ("A guess and its deductions", "Half-turn symmetry", "LeetCode's hidden case 4"):
        notes = notes_on(deduced, case)  # what it fills, it undoes, for it cannot guess
        left = notes.blanks - notes.placements
        yield f"{case}: left by naked and hidden singles, of {notes.blanks} blanks", left
