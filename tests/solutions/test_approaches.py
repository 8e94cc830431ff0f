"""The approaches: each solves a board, each a whole file for LeetCode's editor, each teaching."""

import ast
import copy

import pytest

from harness.solution_files import find_approaches
from p0037_sudoku_solver.board import format_line
from p0037_sudoku_solver.oracle import solutions
from tests.p0037_sudoku_solver.boards import PUZZLE, SOLVED
from tests.p0037_sudoku_solver.test_oracle import board_with
from tests.solutions.counts import solution_of, source
from tests.support import sudoku

APPROACHES = find_approaches(sudoku())
FOLDER = APPROACHES[0].parent
MOST_LINES = 15
"""Lines of a docstring before the code."""

each_approach = pytest.mark.parametrize("path", APPROACHES, ids=lambda path: path.stem)


@each_approach
def test_approach_can_be_pasted_into_leetcodes_editor(path):
    """One class, LeetCode's signature, nothing of ours, nothing that runs when it is loaded."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    allowed = ast.Import | ast.ImportFrom | ast.ClassDef | ast.FunctionDef | ast.Assign
    body = tree.body[1:]
    assert all(isinstance(node, allowed | ast.AnnAssign) for node in body), "runs at import"
    [solution] = [n for n in body if isinstance(n, ast.ClassDef) and n.name == "Solution"]
    [method] = [n for n in solution.body if getattr(n, "name", "") == "solveSudoku"]
    assert ast.unparse(method.args) == "self, board: List[List[str]]"
    assert ast.unparse(method.returns) == "None"


@each_approach
def test_approach_has_its_code_on_the_first_screen(path):
    head = ast.parse(path.read_text(encoding="utf-8")).body[0]
    assert head.end_lineno <= MOST_LINES


@pytest.mark.parametrize(("name", "step"), sudoku().next_steps.items())
def test_docstring_of_an_approach_names_the_next_one(name, step):
    text = ast.get_docstring(ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8")))
    assert text.rpartition("\nNext: ")[2].startswith(f"`{step.partition(':')[0]}.py`")


@each_approach
def test_approach_keeps_no_state_and_needs_only_leetcodes_names(path):
    """The same solution object, asked twice, answers twice."""
    solution = solution_of(path.read_text(encoding="utf-8"))()
    for _ in range(2):
        board = copy.deepcopy(PUZZLE)
        solution.solveSudoku(board)
        assert board == SOLVED


@pytest.mark.slow
@pytest.mark.parametrize("number", [2, 12, 60])
def test_flat_index_yields_every_solution(number):
    """Each solution comes once."""
    found = solution_of(source("flat_index"))().solutions(board_with(number))
    expected = list(map(format_line, solutions(board_with(number))))
    assert sorted(map(format_line, found)) == sorted(expected)
    assert len(expected) == number
