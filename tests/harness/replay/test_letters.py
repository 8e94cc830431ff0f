"""A grid of letters is watched as it is: 79 marks its cells and puts the letters back."""

import re

import pytest

from tests.support import kata_here

pytestmark = pytest.mark.slow  # each records a run
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
