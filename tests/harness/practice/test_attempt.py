"""Tests of judging a save and of hints on it, by commands or pytest, also after errors."""

import os
import re
from threading import Event

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.errors import KataError
from harness.judge.outcome import Verdict, Word
from harness.judge.stopping import StoppedError, stopped_by
from harness.practice.attempt import State, WatchedFile, read_save, solution_of
from harness.practice.hints import Hint
from harness.practice.journal import Journal
from harness.practice.judge import judge_save, keep_hint, next_hint, note_judgement
from harness.problem_folder import read_stub
from harness.why.judge_and_explain import Terms
from tests.support import RIGHT, WRONG, leftovers, sample_cases, sudoku

QUICKLY = Terms(sample_cases()[:1], explain_seconds=0.0)
STUB = read_stub(sudoku().folder)


def past():
    return Journal().past(sudoku().slug)


def judge_now(terms=QUICKLY):
    return judge_save(read_save(sudoku()), terms)


def hint_now():
    return next_hint(read_save(sudoku()), past())


@parametrize_cases(
    Case("nothing", text="", state=State.READY),
    Case("the stub", text=STUB, state=State.STUB),
    Case("the stub between blank lines", text=f"\n{STUB}\n\n", state=State.STUB),
    Case("the stub without its comment", text=STUB[STUB.index("class") :], state=State.STUB),
    Case("a line that is not finished", text=STUB + "        for", state=State.UNFINISHED),
    Case("a doubtful escape", text=STUB + '        "\\d"\n', state=State.READY),
    Case("other code", text=STUB + "        return\n", state=State.READY),
)
def test_state_of_a_save_follows_from_its_text(text, state, attempt):
    attempt.write_text(text, encoding="utf-8")
    assert read_save(sudoku()).state is state


def test_watched_file_returns_each_new_text_once(attempt):
    path, file = attempt, WatchedFile(sudoku())
    seen = []
    for text in (None, STUB, WRONG, WRONG, WRONG[:-20] + "(", None, WRONG, b"\xff"):
        path.unlink(missing_ok=True)
        if isinstance(text, bytes):
            path.write_bytes(text)
        elif text is not None:
            path.write_text(text)
        save = file.new_save()
        seen.append(save and save.state)
    stub, ready = State.STUB, State.READY
    unfinished, gone, bad = State.UNFINISHED, State.MISSING, State.UNREADABLE
    assert seen == [None, stub, ready, None, unfinished, gone, ready, bad]
    with pytest.raises(KataError, match="not valid UTF-8"):
        solution_of(save)


def test_save_of_the_same_size_within_a_second_is_noticed(attempt):
    file = WatchedFile(sudoku())
    for text, moment in ((WRONG, 0), (WRONG.replace("True", "None"), 1000)):
        attempt.write_text(text)
        os.utime(attempt, ns=(10**18 + moment, 10**18 + moment))
        assert file.new_save() is not None


def test_text_that_was_read_is_judged_despite_a_later_save(attempt):
    save = read_save(sudoku())
    attempt.write_text(WRONG, encoding="utf-8")
    judgement = judge_save(save, QUICKLY)
    note_judgement(Journal(), judgement)
    assert judgement.report.solution.source == RIGHT
    assert past().judgement_of(save.digest).verdict == "Accepted"


@pytest.mark.usefixtures("attempt")
def test_stopped_judgement_is_not_recorded():
    """Another text may have been saved by then."""
    stop = Event()
    judgement = judge_now()
    stop.set()
    with pytest.raises(StoppedError), stopped_by(stop):
        note_judgement(Journal(), judgement)
    assert past().events == ()
    assert leftovers() == []


@pytest.mark.usefixtures("attempt")
def test_internal_error_is_not_recorded(monkeypatch):
    broken = Verdict(Word.INTERNAL, "the child was lost")
    monkeypatch.setattr("harness.judge.judge_solution.judge_run", lambda *_: broken)
    judgement = judge_now()
    note_judgement(Journal(), judgement)
    assert judgement.report.verdict.word == "Internal Error"
    assert past().events == ()


@pytest.mark.slow
@parametrize_cases(
    Case("that failed", text=WRONG, title="Hint 1 of 5"),
    Case("that is right", text=RIGHT, title="Question 1 of 5"),
)
def test_judged_text_is_not_judged_again_for_a_hint(attempt, monkeypatch, text, title):
    attempt.write_text(text, encoding="utf-8")
    note_judgement(Journal(), judge_now(None))
    monkeypatch.setattr("harness.practice.judge.judge_and_explain", pytest.fail)
    hint, _ = hint_now()
    assert hint.lines[0][0][0].startswith(title)


def test_hint_counts_only_after_it_is_recorded(attempt):
    attempt.write_text(STUB, encoding="utf-8")
    (first, _), (again, _) = hint_now(), hint_now()
    assert (first.counts.rung, again.counts.rung) == (1, 1)
    assert keep_hint(Journal(), first, None) == ""
    assert hint_now()[0].counts.rung == 2


def test_uncounted_judgement_for_a_hint_is_recorded_or_reported(clone):
    clone.attempt.write_text(WRONG, encoding="utf-8")
    free, judgement = Hint([]), judge_now()
    assert keep_hint(Journal(), free, judgement) == ""
    assert past().events == (judgement.event,)
    clone.history.unlink()
    clone.history.mkdir()
    assert "cannot be written" in keep_hint(Journal(), free, judgement)


@pytest.mark.slow
def test_single_test_passes_and_names_start_when_there_is_no_attempt(clone):
    done = clone.pytest("-vv")
    assert done.returncode == 0
    assert "no_attempt_yet_and_make_start_writes_one PASSED" in done.stdout


@pytest.mark.slow
def test_failure_shows_reason_boards_and_mistake_without_harness_code(clone):
    clone.attempt.write_text(WRONG)
    done = clone.pytest("-x")
    assert "test_my_solution[Four blanks]" in done.stdout
    for words in ("Reason  2 cells ", "\nLikely  ", "| 9 7 2 | 5 .?3"):
        assert words in done.stdout
    assert "undo your own digit" not in done.stdout
    assert "Traceback" not in done.stdout
    assert "def test_my_solution" not in done.stdout
    assert "1 failed, 5 passed" in done.stdout


@pytest.mark.slow
def test_only_a_judgement_of_all_cases_is_recorded(clone):
    clone.attempt.write_text(RIGHT)
    clone.pytest("-k", "blank")
    assert not clone.history.exists()
    clone.pytest()
    assert clone.history.read_text().count('"Accepted"') == 1


@pytest.mark.slow
def test_compile_error_fails_once_and_skips_other_cases(clone):
    clone.attempt.write_text("class Solution:\n    def solveSudoku(self")
    done = clone.pytest()
    assert "Reason  SyntaxError" in done.stdout
    assert re.search(r"1 failed, \d+ skipped", done.stdout)
