"""A search that finds no solution is named where nothing comes to the board."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.why.mistake import words_of
from p0037_sudoku_solver.diagnosis import diagnose
from p0037_sudoku_solver.diagnosis.causes import Cause
from p0037_sudoku_solver.diagnosis.rules.backtracking import reasons
from tests.p0037_sudoku_solver.diagnosis.failures import failure_of
from tests.support import sample_cases

SEARCH = """
class Solution:
    def solveSudoku(self, board):
        found = self.search({{}}, 0)
        {use}

    def search(self, known, n):
        for d in {digits}:
            if n > 2:
                return None
            answer = self.search({{**known, n: d}}, n + 1)
            if answer:
                return answer
        return None
"""


def told(use, digits="'123456789'", lines=()):
    """Return the words on a search that finds nothing, whose answer is used in this way."""
    source = SEARCH.format(use=use, digits=digits)
    mistake = diagnose([failure_of(source, sample_cases()[2], calls=3000, lines=lines)])
    assert mistake.cause == Cause.NEVER_WRITTEN
    return words_of(mistake)


@parametrize_cases(
    Case("by its answer", lines=(), answer="returned None"),
    Case("by the lines that ran", lines=(4, 5), answer="found no solution"),
)
def test_the_search_that_found_nothing_is_named(lines, answer):
    text = told("if found:\n            board[:] = found", lines=lines)
    assert f"never written to: `search` (line 8), called on line 4, {answer}. But there is" in text


@pytest.mark.slow
def test_a_digit_that_is_left_out_is_asked_for():
    text = told("if found: pass", digits="range(1, 9)")
    assert "does `range(1, 9)` on line 8 leave the 9 out?" in text
    both = told("if found: pass", digits="range(1, 9) or range(1, 10)")
    assert "leave the 9 out" not in both


@parametrize_cases(
    Case("the board only", source="board[r][c] == d", words=["outside row, column and box"]),
    Case("sets", source="seen = set()", words=["outside row", "Does a set still hold"]),
)
def test_only_what_a_source_has_is_asked_about(source, words):
    asked = reasons(source)
    assert asked.count("?") == len(words)
    assert all(one in asked for one in words)
