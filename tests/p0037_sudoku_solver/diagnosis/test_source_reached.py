"""The line at which a program turns away from its writes, from the lines that ran. Pure."""

import ast

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from p0037_sudoku_solver.diagnosis.source_reached import find_obstacle

SEARCH = """
class Solution:
    def solve(self, board):
        cells = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
        for r, c in cells:
            for d in "123456789":
                if self.fits(board, r, c, d):
                    board[r][c] = d
    def fits(self, board, r, c, d):
        return False
"""
GUARDED = SEARCH.replace("if self.fits(board, r, c, d):", "if not d: continue").replace(
    "    " * 5 + "board[r][c] = d", "    " * 4 + "board[r][c] = d"
)
CALLED = """
def place(board, r, c, d):
    if d:
        board[r][c] = d

def go(board, k):
    while k < 0:
        place(board, 0, 0, "5")

def solve(board):
    go(board, 3)
"""


UNCALLED = CALLED.replace("go(board, 3)", "board.copy()")
CALLED_AROUND = f"""{UNCALLED.replace("while k < 0:", "if other(board, k):")}
def other(board, k):
    return go(board, k)
"""
HANDED_ON = UNCALLED.replace("board.copy()", "run(go, board)")


def lines_but(source, *left_out):
    """Return all lines of a source that begin a statement, but for some."""
    nodes = ast.walk(ast.parse(source))
    return {node.lineno for node in nodes if isinstance(node, ast.stmt)} - {*left_out}


@parametrize_cases(
    Case(
        "a check", source=SEARCH, unseen=(8,), text="`self.fits(board, r, c, d)` on line 7 was alw"
    ),
    Case("no cells", source=SEARCH, unseen=(6, 7, 8), text="the loop on line 5 had nothing to go"),
    Case("a way on", source=GUARDED, unseen=(8,), text="the condition on line 7 was always true"),
    Case(
        "nothing calls it", source=UNCALLED, unseen=(3, 4, 7, 8), text="nothing calls `go` (line 6"
    ),
    Case("no call", source=CALLED, unseen=(3, 4, 8), text="the condition on line 7 was always fal"),
)
def test_the_statement_that_keeps_a_program_from_its_writes_is_named(source, unseen, text):
    assert text in find_obstacle(source, lines_but(source, *unseen)).text


def test_only_a_condition_in_a_loop_is_one_of_the_search():
    assert find_obstacle(SEARCH, lines_but(SEARCH, 8)).line == 7
    assert not find_obstacle(SEARCH, lines_but(SEARCH, 6, 7, 8)).line


AFTER = """
def go(cells, k):
    return k < 9 and go(cells, k + 1)
def deduce(cells, k):
    return k < 9 and deduce(cells, k + 1)
def solve(board, cells):
    if go(cells, 0):
        board[0][0] = cells[0]
"""


def test_a_search_that_ran_before_the_writes_is_named_with_its_answer():
    found = find_obstacle(AFTER, lines_but(AFTER, 5, 8))
    assert found.text == "`go(cells, 0)` on line 7 was always false"
    assert found.remedy.startswith("So `go` found no solution.")
    assert find_obstacle(AFTER, lines_but(AFTER, 8)).remedy.startswith("So the search found no")
    inside = AFTER.replace("cells[0]", "go(cells, 1)")
    for source, unseen in ((inside, (5, 8)), (SEARCH, (6, 7, 8))):
        found = find_obstacle(source, lines_but(source, *unseen))
        assert found.remedy == "{follow} up to there."


@pytest.mark.parametrize(
    ("source", "unseen"),
    [
        (SEARCH, ()),  # all ran
        (SEARCH.replace("board[r][c] = d", "board[r][c] = '.'"), (8,)),  # only an undo
        (SEARCH + "        board[0][0] = d\n", (8, 11)),  # two writes, of which one is not reached
        ("for k in x: pass\nelse: board[:] = x\n", (2,)),  # behind a loop
        ("try: f()\nexcept KeyError:\n    board[:] = x\n", (3,)),  # what was not raised
        (CALLED_AROUND, (3, 4, 7, 8, 14)),  # functions that only call each other
        (HANDED_ON, (3, 4, 7, 8)),  # which may be called from anywhere
    ],
)
def test_nothing_is_named_where_it_is_unclear(source, unseen):
    assert find_obstacle(source, lines_but(source, *unseen)) is None


def test_nothing_is_named_where_no_lines_were_noted():
    assert find_obstacle(SEARCH, ()) is None


def test_a_search_that_calls_only_itself_is_called_by_nothing():
    source = UNCALLED.replace("while k < 0:", "if go(board, k + 1):")
    obstacle = find_obstacle(source, lines_but(source, 3, 4, 7, 8))
    assert obstacle == ("nothing calls `go` (line 6)", 0, "")
