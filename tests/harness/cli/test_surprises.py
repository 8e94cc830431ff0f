"""Accidents of learners get a line that helps, and never a fault of ours."""

from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.which_problem import choose_problem
from tests.support import APPROACHES, kata_here, sudoku

PLAIN = (APPROACHES / "first_empty_cell.py").read_text(encoding="utf-8")
MINE = "solutions/p0037_sudoku_solver/my_solution.py"


def test_a_file_directly_below_the_root_is_of_the_usual_problem():
    assert choose_problem(None, Path("/solution.py")).slug == sudoku().slug


def numbered(line):
    """Return the text of a right solution with a number before each line."""
    return "\n".join(line.format(*one) for one in enumerate(PLAIN.split("\n"), 1))


@parametrize_cases(
    Case("a NUL byte", text="class Solution:\n    x = '\0'\n", words=":2: there is a NUL byte"),
    Case("an empty file", text="", words="the file is empty"),
    Case("line numbers", text=numbered("{:3} {}"), words="each line begins with its number"),
    Case("with full stops", text=numbered("{}. {}"), words="each line begins with its number"),
)
def test_a_file_that_was_saved_or_pasted_by_accident_is_explained(tmp_path, text, words):
    path = tmp_path / "pasted.py"
    path.write_text(text, encoding="utf-8")
    done = kata_here("judge", path)
    assert words in " ".join((done.stdout + done.stderr).split())
    assert "our fault" not in done.stderr


@pytest.mark.slow
def test_an_attempt_stands_out_in_a_comparison_and_an_untouched_stub_is_left_out(home):
    for path in (home / MINE).parent.glob("*.py"):
        if path.stem != "bitmask":  # one approach is enough to compare with
            path.unlink()
    kata_here("start", home=home)
    done = kata_here("compare", home=home)
    assert done.returncode == 0
    assert "my_solution" not in done.stdout
    (home / MINE).write_text(PLAIN, encoding="utf-8")
    assert kata_here("compare", home=home).stdout.count("▶ my_solution") == 2
