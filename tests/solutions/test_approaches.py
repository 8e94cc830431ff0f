"""The approaches: each Accepted, each a whole file for LeetCode's editor, each teaching."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest

from harness.judge.judge import judge
from harness.load import find_approaches, load_cases, load_solution
from harness.run import Limits
from p0037_sudoku_solver.oracle import count_solutions, solutions
from p0037_sudoku_solver.symmetry import shuffled
from tests.p0037_sudoku_solver.random_grid import random_grid
from tests.support import sudoku

APPROACHES = find_approaches(sudoku())
FOLDER = APPROACHES[0].parent
BEST_KNOWN = {"recursive_index", "double_loop", "first_empty_cell", "bitmask"}
TAUGHT = "Idea:", "Order:", "Promise:", "Cost:", "Pitfall:", "Next:"
MOST_LINES = 15
"""Lines of a docstring before the code."""
LONE_RUN = """
import sys
from typing import *
from math import *
from collections import *
from itertools import *
board = [list("53..7...."), list("6..195..."), list(".98....6."), list("8...6...3"),
         list("4..8.3..1"), list("7...2...6"), list(".6....28."), list("...419..5"),
         list("....8..79")]
exec(compile(open(sys.argv[1], encoding="utf-8").read(), "pasted.py", "exec"))
Solution().solveSudoku(board)
print("".join(map("".join, board)))
"""
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

each_approach = pytest.mark.parametrize("path", APPROACHES, ids=lambda path: path.stem)


def test_the_four_best_known_approaches_are_there_and_the_learners_own_is_not_counted():
    """The learner's own file beside them is not an approach."""
    names = {path.stem for path in APPROACHES}
    assert names >= BEST_KNOWN
    assert "my_solution" not in names


@each_approach
def test_an_approach_is_accepted_on_the_boards_with_a_short_search(path):
    """By the judge that learners meet, in a process of its own."""
    assert failing(path, [case for case in load_cases(sudoku()) if is_short(case)]) == []


def is_short(case):
    """Return True if a plain search decides in a few milliseconds."""
    return case.input["placements"] <= 500


def failing(path, cases):
    """The cases that an approach fails, with the verdict on each."""
    report = judge(sudoku(), load_solution(path), cases, Limits())
    return [(one.case.name, one.verdict) for one in report.judged if one.verdict.word != "Accepted"]


@each_approach
def test_an_approach_can_be_pasted_into_leetcodes_editor(path):
    """One class, LeetCode's signature, nothing of ours, nothing that runs when it is loaded."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    allowed = ast.Import | ast.ImportFrom | ast.ClassDef | ast.FunctionDef | ast.Assign
    body = tree.body[1:]
    assert all(isinstance(node, allowed | ast.AnnAssign) for node in body), "runs at import"
    imported = {
        name.split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else [alias.name for alias in node.names]
        )
    }
    assert imported <= sys.stdlib_module_names - {"__future__"}, imported
    [solution] = [n for n in body if isinstance(n, ast.ClassDef) and n.name == "Solution"]
    [method] = [n for n in solution.body if getattr(n, "name", "") == "solveSudoku"]
    assert ast.unparse(method.args) == "self, board: List[List[str]]"
    assert ast.unparse(method.returns) == "None"


@each_approach
def test_an_approach_teaches_under_the_same_headings(path):
    """Idea first, what to read next last: a reader who knows one file knows where to look."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    places = [text.find(f"\n{heading}") for heading in TAUGHT]
    missing = [heading for heading, place in zip(TAUGHT, places, strict=True) if place < 0]
    assert not missing
    assert places == sorted(places), "the headings are in another order"


@each_approach
def test_an_approach_has_its_code_on_the_first_screen(path):
    head = ast.parse(path.read_text(encoding="utf-8")).body[0]
    assert head.end_lineno <= MOST_LINES


@pytest.mark.parametrize(("name", "step"), sudoku().next_steps.items())
def test_an_approach_leads_to_the_one_that_the_page_after_accepted_names(name, step):
    text = ast.get_docstring(ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8")))
    assert text.rpartition("\nNext: ")[2].startswith(f"`{step.partition(':')[0]}.py`")


@pytest.mark.slow
@each_approach
def test_an_approach_runs_alone_with_nothing_but_leetcodes_names(path, tmp_path):
    """The folder is empty, and its Python knows nothing of this project."""
    (tmp_path / "pasted.py").write_bytes(path.read_bytes())
    done = subprocess.run(
        [sys.executable, "-I", "-c", LONE_RUN, "pasted.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout.strip(), done.stderr) == (SOLVED, "")


@each_approach
def test_an_approach_keeps_nothing_between_calls(path):
    """The same solution object, asked twice, answers twice."""
    names = {"List": list}
    exec(path.read_text(encoding="utf-8"), names)  # noqa: S102
    solution = names["Solution"]()
    for _ in range(2):
        board = sudoku().arguments(load_cases(sudoku(), ("sample",), "LeetCode's example")[0])[0]
        solution.solveSudoku(board)
        assert "".join(map("".join, board)) == SOLVED


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_the_flat_index_yields_every_solution_that_the_oracle_does(seed):
    """The boards have 2 to 500 solutions. Each is found, and none twice."""
    board = ambiguous(Random(seed))
    names = {"List": list, "Iterator": Iterator}
    exec((FOLDER / "flat_index.py").read_text(encoding="utf-8"), names)  # noqa: S102
    found = [list(map("".join, one)) for one in names["Solution"]().solutions(board)]
    expected = [list(map("".join, one)) for one in solutions(board)]
    assert 2 <= len(expected) <= 500
    assert sorted(found) == sorted(expected)


def ambiguous(chance):
    """A board at random with 2 to 500 solutions: a full grid, emptied cell by cell."""
    board = random_grid(chance)
    for row, column in shuffled([(row, column) for row in range(9) for column in range(9)], chance):
        digit, board[row][column] = board[row][column], "."
        count = count_solutions(board, 501)
        if count > 500:
            board[row][column] = digit
        if count > 20:
            return board
    return board
