"""A claim on cost: what a learner says, what is counted, and how the two are drawn."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cli.interview.claim import LOST, claim_and_count
from harness.console import text_of
from harness.load import load_solution
from harness.practice.attempt import Attempt
from harness.practice.interview.data import GrowthQuestion, read_interview
from harness.practice.interview.growth import Growth, boards_of, growth_lines, measure_growth
from harness.practice.interview.talk import Claim, claim_of, factor_in
from tests.harness.practice.interview.events import BEGAN, GOOD, Lines, interview, step
from tests.harness.practice.interview.test_interview_reports import report
from tests.support import APPROACHES, SUBMISSIONS, sudoku

FEW = GrowthQuestion("growth", "By what factor?", (39, 36), 3, 81)


def counted(path):
    """Return the growth of a solution on a few boards."""
    boards = boards_of(sudoku(), FEW)
    return measure_growth(sudoku(), load_solution(path), boards, lambda _done, _name: None)


def test_the_placements_of_a_search_are_the_same_on_every_machine():
    one = counted(APPROACHES / "first_empty_cell.py")
    assert (one.givens, one.medians, one.visible) == ([39, 36], [215, 408], True)
    assert round(one.factor, 1) == 1.9


def test_a_search_that_takes_nothing_back_on_the_board_is_said_to_be_hidden():
    one = counted(APPROACHES / "constraint_propagation.py")
    assert (one.medians, one.visible) == ([42, 45], False)
    assert "work in a copy is not counted" in " ".join(text_of(growth_lines(one, 2, FEW)).split())


def test_a_solution_that_does_not_get_through_the_boards_is_not_counted():
    assert counted(SUBMISSIONS / "wrong_answer/undo_forgotten.py") is None


def test_the_bars_are_as_long_as_the_counts_are_large_beside_the_guess():
    one = Growth((39, 36, 33), (100, 300, 900), visible=True)
    lines = text_of(growth_lines(one, 2.0, FEW)).splitlines()
    rows = [line.split()[:4] for line in lines[1:4]]
    assert rows == [
        ["39", "42", "100", "100"],
        ["36", "45", "300", "200"],
        ["33", "48", "900", "400"],
    ]
    assert [line.count("█") for line in lines[1:4]] == [3, 8, 24]
    assert "Measured: × 3.0 for every 3 givens removed" in lines[4]


def test_without_an_answer_the_counts_stand_alone():
    text = text_of(growth_lines(Growth((39, 36), (100, 100), visible=True), None, FEW))
    assert "guess" not in text
    assert "× 1.0" in text


@parametrize_cases(
    Case("plain", text="2", factor=2.0),
    Case("as it is printed", text="× 2.5", factor=2.5),
    Case("with an x", text="x10", factor=10.0),
    Case("with a comma", text="2,5", factor=2.5),
    Case("nothing", text="0", factor=None),
    Case("less than nothing", text="-2", factor=None),
    Case("words", text="two", factor=None),
    Case("without an end", text="9" * 5000, factor=None),
    Case("not a number", text="nan", factor=None),
)
def test_a_factor_is_read_as_a_learner_types_it(text, factor):
    assert factor_in(text) == factor


@parametrize_cases(
    Case("both", result="2/3.1", claim=Claim(2.0, 3.1)),
    Case("nothing said", result="/3.1", claim=Claim(None, 3.1)),
    Case("nothing counted", result="2/", claim=Claim(2.0, None)),
    Case("edited", result="much", claim=Claim(None, None)),
)
def test_a_claim_is_read_from_the_journal_whatever_is_missing(result, claim):
    assert claim_of(step(20, "measured", "growth", result)) == claim


@parametrize_cases(
    Case("close", result="2.5/3.1", words="knew how the cost grows"),
    Case("just close", result="2/3", words="knew how the cost grows"),
    Case("far", result="1/3.1", words="misjudged how the cost grows"),
    Case("neither", result="2/3.1", words="Cost you said × 2; × 3.1 was measured."),
    Case("silent", result="/3.1", words="Cost you made no guess; × 3.1 was measured."),
)
def test_the_report_holds_the_claim_against_the_count(result, words):
    asked = step(15, "asked", "count")
    assert words in report(interview([*GOOD, asked, step(20, "measured", "growth", result)]))


def test_what_was_not_counted_is_not_in_the_report():
    assert "Cost" not in report(interview([*BEGAN, step(20, "measured", "growth", "2/")]))


@pytest.fixture
def attempt(tmp_path):
    """An attempt that is Accepted."""
    path = tmp_path / "my_solution.py"
    path.write_text((APPROACHES / "bitmask.py").read_text(encoding="utf-8"), encoding="utf-8")
    one = Attempt(sudoku(), path, tmp_path / ".kata")
    one.judge()
    return one


def test_the_accepted_file_is_counted_after_an_answer_that_is_a_number(attempt, capsys):
    boards = boards_of(sudoku(), FEW)
    assert claim_and_count(attempt, FEW, boards, Lines("much", "2")) == "2/1.9"
    assert "A number above 0, please" in capsys.readouterr().out


def test_a_file_that_was_changed_since_it_was_accepted_is_not_counted(attempt, capsys):
    attempt.path.write_text("class Solution: pass", encoding="utf-8")
    assert claim_and_count(attempt, FEW, boards_of(sudoku(), FEW), Lines()) == "/"
    assert LOST in capsys.readouterr().out.replace("\n        ", " ")


def test_the_steps_of_this_problem_are_equal_and_its_boards_can_be_made():
    one = read_interview(sudoku().folder).growth
    assert len({more - less for more, less in zip(one.givens, one.givens[1:], strict=False)}) == 1
    boards = boards_of(sudoku(), one)
    assert {givens: len(cases) for givens, cases in boards.items()} == dict.fromkeys(
        one.givens, one.boards
    )
