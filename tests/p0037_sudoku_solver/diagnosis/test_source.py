"""Tests of what the source of a program shows: notes, and the line that keeps it from writing."""

import ast

from pytest_parametrize_cases import Case, parametrize_cases

from harness.solution_files import find_approaches
from p0037_sudoku_solver.diagnosis.source import find_obstacle
from p0037_sudoku_solver.notes_in_source import keeps_masks, keeps_notes
from tests.support import sudoku

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
UNCALLED = """
def go(board, k):
    if k < 9:
        board[k][0] = str(k)
        go(board, k + 1)

def solve(board):
    board.copy()
"""
CALLED_BY_ANOTHER = UNCALLED.replace("board.copy()", "if not board: go(board, 0)")
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
    Case("nothing calls it", source=UNCALLED, unseen=(3, 4, 5), text="nothing calls `go` (line 2"),
)
def test_statement_that_prevents_writes_is_named(source, unseen, text):
    mistake = find_obstacle(source, lines_but(source, *unseen))
    assert text in mistake.text
    assert mistake.line == (7 if unseen == (8,) else 0), "only in a loop"


@parametrize_cases(
    Case("all ran", source=SEARCH, unseen=()),
    Case("in a function whose calls did not run", source=CALLED_BY_ANOTHER, unseen=(3, 4, 5)),
    Case("in a function that is handed on", source=HANDED_ON, unseen=(3, 4, 5)),
    Case("only an undo", source=SEARCH.replace("[c] = d", "[c] = '.'"), unseen=(8,)),
    Case("one of two writes", source=SEARCH + "        board[0][0] = d\n", unseen=(8, 11)),
    Case("after a loop", source="for k in x: pass\nelse: board[:] = x\n", unseen=(2,)),
    Case("after an error", source="try: f()\nexcept E:\n    board[:] = x\n", unseen=(3,)),
)
def test_no_obstacle_is_named_when_unclear(source, unseen):
    """A function that is handed on may be called from anywhere."""
    assert find_obstacle(source, lines_but(source, *unseen)) is None
    assert find_obstacle(source, ()) is None, "no lines were recorded"


def test_approach_that_compares_cells_keeps_no_notes():
    keeping = {
        path.stem
        for path in find_approaches(sudoku())
        if keeps_notes(path.read_text(encoding="utf-8"))
    }
    plain = {"first_empty_cell", "double_loop", "recursive_index", "cursor_loop", "flat_index"}
    assert not keeping & plain
    assert {"used_digits", "bitmask", "fewest_candidates", "crook"} <= keeping


@parametrize_cases(
    Case("a shift", line="bit = 1 << int(d)", masks=True),
    Case("a power", line="bit = 2 ** int(d)", masks=True),
    Case("sets", line="used = rows[r] | cols[c]", masks=False),
)
def test_masks_are_recognized_by_shifts_and_powers(line, masks):
    assert keeps_masks(line) is masks


@parametrize_cases(
    Case("sets", line="rows[r].add(d)"),
    Case("a table", line="row[r][n] = col[c][n] = True"),
    Case("masks", line="rows[r] |= bit"),
    Case("lists", line="rows[r].append(d)"),
    Case("a difference of sets", line="left = set('123456789') - set(board[r])"),
)
def test_notes_of_any_kind_are_recognized(line):
    assert keeps_notes(line)
