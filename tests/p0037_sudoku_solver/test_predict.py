"""Questions on what a search does next: of each moment that its writes show, and true of it."""

import pytest

from harness.console import text_of
from p0037_sudoku_solver.board import DIGITS
from p0037_sudoku_solver.predict import questions
from tests.harness.tapes import example, trace_here
from tests.support import EXAMPLE, submission

GREEDY = "wrong_answer/first_digit_that_fits.py"


@pytest.mark.slow
def test_each_round_asks_about_another_moment():
    plain, _ = example("first_empty_cell")
    boards = {str(questions(plain, number)[0].board) for number in range(5)}
    assert len(boards) == 5


@pytest.mark.slow
def test_a_search_that_goes_back_is_asked_which_cell_it_makes_blank():
    plain, _ = example("first_empty_cell")
    for number in range(8):
        first, _, third, last = questions(plain, number)
        assert third.answer == "2"
        assert last.text.endswith("Which cell is made blank now?")
        assert last.answer != first.answer, "it goes back by two cells"


def test_a_greedy_loop_is_asked_about_its_own_way_past_a_blank():
    greedy = trace_here(submission(GREEDY), EXAMPLE)
    first, _, third, last = questions(greedy)
    shown = sum(one in DIGITS for one in text_of(first.board))
    placed = shown - sum(map(bool, greedy.start))
    assert first.text.startswith(f"Digits placed so far: {placed}. ")
    assert third.answer == "3"
    assert third.shown == "it leaves this blank and goes on to the next"
    assert last.text == "Which cell is filled next?"
    assert first.answer < last.answer
