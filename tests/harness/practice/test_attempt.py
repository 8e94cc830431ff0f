"""An attempt judged: what is kept of it, whatever goes wrong on the way."""

from threading import Event

import pytest

from harness.judge.stopping import StoppedError, stopped_by
from harness.practice.attempt import Attempt
from harness.practice.events import AttemptJudged
from harness.practice.judgement import Silence
from harness.why.judge_and_explain import Terms
from tests.support import APPROACHES, SUBMISSIONS, changed, leftovers, sample_cases, sudoku

RIGHT = (APPROACHES / "bitboard.py").read_text(encoding="utf-8")
WRONG = (SUBMISSIONS / "wrong_answer/undo_forgotten.py").read_text(encoding="utf-8")
QUICKLY = Terms(sample_cases()[:1], explain_seconds=0.0)


@pytest.fixture
def attempt(tmp_path):
    """A right attempt with a journal of its own."""
    path = tmp_path / "my_solution.py"
    path.write_text(RIGHT, encoding="utf-8")
    return Attempt(sudoku(), path, tmp_path / ".kata")


def judged(attempt):
    """Return the verdicts that the journal has."""
    return [one.verdict for one in attempt.past().events if isinstance(one, AttemptJudged)]


def listener(show):
    """Return a listener that only shows a verdict."""
    one = Silence()
    one.show = show
    return one


def test_a_judgement_is_kept_even_if_its_page_cannot_be_shown(attempt):
    def breaks_off(_report):
        raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        attempt.judge(QUICKLY, listener(breaks_off))
    assert judged(attempt) == ["Accepted"]


def test_what_is_stopped_is_not_kept_even_if_it_was_judged_by_then(attempt):
    """Another text may have been saved by then."""
    stop = Event()
    with pytest.raises(StoppedError), stopped_by(stop):
        attempt.judge(QUICKLY, listener(lambda _report: stop.set()))
    assert judged(attempt) == []
    assert leftovers() == []


def test_what_cannot_be_written_is_known_all_the_same_to_the_one_who_judged_it(attempt):
    attempt.folder.touch()
    judgement = attempt.judge(QUICKLY)
    assert "cannot be written" in judgement.complaint
    assert judged(attempt) == ["Accepted"]
    assert judged(Attempt(sudoku(), attempt.path, attempt.folder)) == []


def test_a_fault_of_ours_is_not_kept_as_the_learners(attempt):
    def fails(_before, _run):
        raise ZeroDivisionError

    attempt.problem = changed(sudoku(), check=fails)
    assert attempt.judge(QUICKLY).report.verdict.word == "Internal Error"
    assert judged(attempt) == []


def test_only_a_text_that_was_not_judged_is_judged_for_a_hint(attempt, monkeypatch):
    attempt.path.write_text(WRONG, encoding="utf-8")
    attempt.judge()
    monkeypatch.setattr("harness.practice.attempt.judge_and_explain", pytest.fail)
    assert attempt.hint(attempt.past()).goes_on


def test_a_right_attempt_is_not_judged_again_for_a_question(attempt, monkeypatch):
    """Only the last one looks at its search."""
    attempt.judge(QUICKLY)
    monkeypatch.setattr("harness.practice.attempt.judge_and_explain", pytest.fail)
    hint = attempt.hint(attempt.past(), rung=1)
    assert hint.lines[0][0][0].startswith("Question 1 of 5")
