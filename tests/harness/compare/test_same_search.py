"""An accepted solution beside the approach that was asked for, compared by its writes only."""

import pytest

from harness.compare.same_search import compare_with
from harness.load import find_approaches, load_cases
from tests.support import APPROACHES, judged, sample_cases, sudoku

PLAIN = [
    "bitmask",
    "cursor_loop",
    "double_loop",
    "first_empty_cell",
    "recursive_index",
    "used_digits",
]
OVERWRITES = """
class Solution:
    def solveSudoku(self, board):
        taken = [set() for _ in range(27)]
        blanks = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    blanks.append((r, c))
                else:
                    for unit in (r, 9 + c, 18 + r // 3 * 3 + c // 3):
                        taken[unit].add(board[r][c])

        def search(at):
            if at == len(blanks):
                return True
            r, c = blanks[at]
            units = [taken[unit] for unit in (r, 9 + c, 18 + r // 3 * 3 + c // 3)]
            for digit in "123456789":
                if not any(digit in unit for unit in units):
                    board[r][c] = digit
                    for unit in units:
                        unit.add(digit)
                    if search(at + 1):
                        return True
                    for unit in units:
                        unit.remove(digit)
            return False

        search(0)
"""
"""Row by row, and the board is never blanked again: the next digit is written over the last."""


def text_of(name):
    return (APPROACHES / f"{name}.py").read_text(encoding="utf-8")


def match(source, approach, cases=None):
    """Return what is found on a text that is handed in for an approach."""
    report = judged(source, cases)
    assert report.verdict.accepted
    return compare_with(report, APPROACHES, approach)


def test_another_search_is_refused_with_the_board_and_the_write_at_which_it_differs():
    cases = tuple(load_cases(sudoku()))
    found = match(text_of("fewest_candidates"), "bitmask", cases).first_difference
    assert found.startswith('at write 1 of "Four blanks" yours writes 8')
    assert found.endswith("writes 1 into r4c2. Your writes are those of fewest_candidates")


@pytest.mark.slow
def test_approaches_that_write_the_same_are_not_told_apart_and_each_is_named():
    found = match(text_of("recursive_index"), "bitmask")
    assert not found.first_difference
    others = "cursor_loop, double_loop, first_empty_cell, recursive_index and used_digits"
    assert others in found.unsure


@pytest.mark.slow
def test_a_digit_that_is_written_over_is_as_good_as_one_that_is_taken_back():
    assert not match(OVERWRITES, "recursive_index").first_difference
    assert match(
        OVERWRITES.replace('"123456789"', '"987654321"'), "recursive_index"
    ).first_difference


@pytest.mark.slow
def test_a_search_that_is_not_on_the_board_is_never_refused_but_left_to_the_learner():
    assert "cannot be seen" in match(text_of("algorithm_x"), "bitmask").unsure
    assert "cannot be seen" in match(text_of("bitboard"), "algorithm_x").unsure


@pytest.mark.slow
def test_a_search_that_takes_digits_back_is_not_one_that_never_does():
    assert "undoes nothing" in match(text_of("recursive_index"), "algorithm_x").first_difference


@pytest.mark.slow
@pytest.mark.parametrize("path", find_approaches(sudoku()), ids=lambda path: path.stem)
def test_each_approach_is_accepted_as_itself_and_doubted_only_where_others_write_the_same(path):
    hidden = "algorithm_x", "bitboard", "constraint_propagation"
    found = match(path.read_text(encoding="utf-8"), path.stem, tuple(load_cases(sudoku())))
    assert not found.first_difference
    assert bool(found.unsure) == (path.stem in (*PLAIN, *hidden))


def test_an_approach_whose_searches_are_not_saved_is_left_to_the_learner():
    report = judged(text_of("bitmask"), sample_cases()[:1])
    assert "no search of new is saved" in compare_with(report, APPROACHES, "new").unsure
