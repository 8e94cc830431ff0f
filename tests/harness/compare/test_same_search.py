"""An accepted solution beside the approach that was asked for, compared by its writes only."""

from pathlib import Path

import pytest

from harness.compare.same_search import compare_with
from harness.judge.judge import report_of
from harness.judge.outcome import Judged, Verdict, Word
from harness.load import Solution, find_approaches, load_cases
from harness.run import Ending, Limits, Run
from tests.harness.compare.test_identify import PLAIN
from tests.harness.tapes import recorded_here
from tests.solutions.counts import source, without
from tests.support import APPROACHES, judged, sample_cases, sudoku

OVERWRITES = without(source("used_digits"), 'board[r][c] = "."')
"""Row by row, and the board is never blanked again: the next digit is written over the last."""
ENOUGH = 1_000
"""More writes than the board of a blank row needs."""


def match(text, approach, cases=None):
    """Return what is found on a text that is handed in for an approach."""
    report = judged(text, cases)
    assert report.verdict.accepted
    return compare_with(report, APPROACHES, approach)


def test_another_search_is_refused_with_the_board_and_the_write_at_which_it_differs():
    cases = tuple(load_cases(sudoku()))
    found = match(source("fewest_candidates"), "bitmask", cases).first_difference
    assert found.startswith('at write 1 of "Four blanks" yours writes 8')
    assert found.endswith("writes 1 into r4c2. Your search is that of fewest_candidates")


@pytest.mark.slow
def test_approaches_that_write_the_same_are_not_told_apart_and_each_is_named():
    found = match(source("recursive_index"), "bitmask")
    assert not found.first_difference
    others = "cursor_loop, double_loop, first_empty_cell, recursive_index and used_digits"
    assert others in found.unsure


def record_here(problem, solution, cases, most=ENOUGH):
    """Record a solution on some cases in this process."""
    for case in cases:
        run = recorded_here(solution.source, problem.arguments(case), most, 0)
        yield case, run.recorded.trace


def test_a_digit_that_is_written_over_is_as_good_as_one_that_is_taken_back(monkeypatch):
    for module in "same_search", "identify":
        monkeypatch.setattr(f"harness.compare.{module}.record_traces", record_here)
    [case] = load_cases(sudoku(), part="Blank row 9")
    ran = [Judged(case, Run(Ending.RETURNED), Verdict(Word.ACCEPTED))]

    def differs(text):
        report = report_of(sudoku(), Solution(Path("a.py"), "a.py", text), Limits(), ran, 1)
        return compare_with(report, APPROACHES, "recursive_index").first_difference

    assert not differs(OVERWRITES)
    assert differs(OVERWRITES.replace('"123456789"', '"987654321"'))


@pytest.mark.slow
def test_a_search_that_is_not_on_the_board_is_never_refused_but_left_to_the_learner():
    assert "cannot be seen" in match(source("algorithm_x"), "bitmask").unsure
    assert "cannot be seen" in match(source("bitboard"), "algorithm_x").unsure


@pytest.mark.slow
def test_a_search_that_takes_digits_back_is_not_one_that_never_does():
    assert "undoes nothing" in match(source("recursive_index"), "algorithm_x").first_difference


@pytest.mark.slow
@pytest.mark.parametrize("path", find_approaches(sudoku()), ids=lambda path: path.stem)
def test_each_approach_is_accepted_as_itself_and_doubted_only_where_others_write_the_same(path):
    hidden = "algorithm_x", "bitboard", "constraint_propagation"
    undone = tuple(load_cases(sudoku(), part="Blank row 9"))
    found = match(path.read_text(encoding="utf-8"), path.stem, (*sample_cases(), *undone))
    assert not found.first_difference
    assert bool(found.unsure) == (path.stem in (*PLAIN, *hidden))


def test_an_approach_whose_searches_are_not_saved_is_left_to_the_learner():
    report = judged(source("bitmask"), sample_cases()[:1])
    assert "no search of new is saved" in compare_with(report, APPROACHES, "new").unsure
