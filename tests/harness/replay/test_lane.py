"""Tests of runs that are recorded to be watched: notes, letters, and output without a terminal."""

import re

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.console import plain_text
from harness.limits import Limits
from harness.record.recording import record_search
from harness.replay.lane_text import final_lines
from harness.replay.opening import make_lane
from harness.solution_files import load_solution
from tests.harness.tapes import submission_of
from tests.support import EXAMPLE, SUBMISSIONS, kata_here, sample_cases, sudoku

pytestmark = pytest.mark.slow


def recorded(path, seconds=10.0):
    """Return the lane of a file on LeetCode's example, recorded for some seconds at most."""
    [case] = (case for case in sample_cases() if case.name == EXAMPLE)
    arguments, limits = sudoku().arguments(case), Limits(seconds=seconds)
    recording = record_search(sudoku(), load_solution(path), arguments, limits)
    return make_lane(recording, EXAMPLE)


def test_control_characters_in_source_and_notes_are_masked(tmp_path):
    path = tmp_path / "a.py"
    text = (SUBMISSIONS / "runtime_error/row_ten.py").read_text(encoding="utf-8")
    path.write_text(f"# \x1b[2J\n{text}\nraise_with = '\x07'\n", encoding="utf-8")
    assert recorded(path).source[0] == "# ·[2J"
    path.write_text(submission_of("raise ValueError('\\x1b[2J')"), encoding="utf-8")
    notes = recorded(path).notes
    assert any("\\x1b[2J" in note for note in notes)
    assert not any("\x1b" in note for note in notes)


@parametrize_cases(
    Case(
        "undone again",
        name="wrong_answer/void_draft_by_index.py",
        words="Step 8,366: the answer is undone after it was found.",
    ),
    Case("a crash", name="runtime_error/row_ten.py", words="Runtime Error: IndexError"),
    Case("a copy", name="wrong_answer/deep_copy_solved.py", words="0 placed, 0 undone"),
    Case(
        "no undo",
        name="wrong_answer/singles_looked_for_once.py",
        words="Nothing was undone: no undo",
    ),
    Case(
        "other rows",
        name="accepted/rows_replaced_one_by_one.py",
        words="Rows were replaced by other lists",
    ),
)
def test_note_explains_missing_writes(name, words):
    assert words in ending(name)
    assert " placed, " in ending(name)


def test_stopped_run_is_shown_until_its_limit():
    assert "Stopped at its limit" in ending("time_limit_exceeded/same_cell_forever.py", 0.2)


def ending(name, seconds=10.0):
    """Return what is printed of a submission on LeetCode's example, recorded for some seconds."""
    return plain_text(final_lines(recorded(SUBMISSIONS / name, seconds)))


@pytest.mark.parametrize("command", ["replay", "page"])
def test_run_without_record_is_reported_by_its_verdict(command):
    done = kata_here(command, SUBMISSIONS / "compile_error/colon_forgotten.py")
    assert (done.returncode, done.stdout) == (1, "")
    assert "search to show: Compile Error: SyntaxError: expected ':'" in done.stderr


WORD_SEARCH = "solutions/p0079_word_search/mark_in_board.py"
FORGETS = "tests/submissions/p0079_word_search/wrong_answer/cell_not_restored.py"


def test_replay_of_right_search_ends_with_all_letters_restored():
    printed = kata_here("replay", WORD_SEARCH, "--case", "ABCCED").stdout
    rows = re.findall(r"^\|(.+)\|$", printed, re.MULTILINE)
    letters = [re.findall(r"[A-Z]", row) for row in rows]
    assert letters == [list("ABCE"), list("SFCS"), list("ADEE")]
    assert "5 placed, 5 undone, 0 overwritten" in printed


def test_replay_of_missing_undo_shows_the_marks_that_are_left():
    printed = kata_here("replay", FORGETS, "--case", "Dead end first").stdout
    assert re.search(r"^\|.*[^A-Z\s]'", printed, re.MULTILINE), printed
    assert "0 undone" in printed


def test_page_of_letter_grid_uses_the_word_letter(tmp_path):
    saved = tmp_path / "page.html"
    done = kata_here("page", WORD_SEARCH, "--case", "ABCCED", "--save", saved)
    assert done.returncode == 0, done.stderr
    html = saved.read_text(encoding="utf-8")
    assert 'aria-label="r1c1: A, letter"' in html
    assert "found the right answer</small>" in html
    shown = re.sub(r"(?s)<(style|script).*?</\1>|<[^>]*>", "", html)
    assert not re.search(r"\b(digit|given)s?\b", shown)
