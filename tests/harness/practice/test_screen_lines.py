"""Tests of the lines of the practice screen, without a terminal."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.console import LABEL, paragraph, plain_text
from harness.practice.attempt import Save, State, read_save
from harness.practice.hints import Hint
from harness.practice.journal import Journal
from harness.practice.judge import judge_save, note_judgement
from harness.practice.past import Past
from harness.practice.screen_lines import View, screen_lines
from tests.harness.practice.events import NOON, at, began, hinted, judged, past, saved
from tests.support import WRONG, sudoku


@pytest.mark.slow
@parametrize_cases(
    Case("a usual terminal", width=80, height=24),
    Case("a narrow one", width=60, height=15),
)
def test_screen_fits_its_terminal_with_room_for_the_scrolled_part(
    clone, monkeypatch, width, height
):
    monkeypatch.setenv("COLUMNS", str(width))
    clone.kata("start")
    clone.attempt.write_text(WRONG, encoding="utf-8")
    view = full_view(Journal())
    for shown in (
        view,
        replace(view, note="a note that is long enough " * 9),
        replace(view, judging=True, progress=(16, 40, "a case with a long name")),
    ):
        top, _, keys = screen_lines(shown)
        assert len(top) + len(keys) + 3 <= height
        assert max(map(len, lines_of(shown))) <= width
        assert lines_of(shown)[-1].endswith("q quit")


def lines_of(view):
    top, page, keys = screen_lines(view)
    return plain_text([*top, *page, *keys]).split("\n")


def full_view(journal, **more):
    """Return a judged attempt as a view with everything on it."""
    save = read_save(sudoku())
    judgement = judge_save(save)
    note_judgement(journal, judgement)
    report = replace(judgement.report, explanation=replace(judgement.report.explanation, seen=SEEN))
    return View(
        journal.past(sudoku().slug), datetime.now(UTC), save,
        judgement=replace(judgement, report=report),
        steps=[[("Next    ", "title"), ("what is asked next   practice PROBLEM=37/count", "")]],
        **more,
    )  # fmt: skip


SEEN = "the search went back to row 1 of the board nine times, and never to row 2"
LONG = "if board[r][k] == d or board[k][c] == d or board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]:"
WRONG_INDEX = LONG.replace("k % 3", "k % 3 + 9")
RAISES = f"""class Solution:
    def solveSudoku(self, board):
        def fits(r, c, d):
            for k in range(9):
                {WRONG_INDEX}
                    return False
        print("begun at", board[0])
        return fits(0, 0, "1")
"""


@pytest.mark.usefixtures("unexplained")
@parametrize_cases(Case("a wrong answer", text=WRONG), Case("a runtime error", text=RAISES))
def test_smaller_window_keeps_every_word_and_key(clone, monkeypatch, text):
    clone.kata("start")
    clone.attempt.write_text(text, encoding="utf-8")
    code = f"{' ' * LABEL}+5  {LONG}"
    hint = Hint([[("Hint 5 of 5", "title")], [(code, "")], *paragraph("", SEEN)])
    monkeypatch.setenv("COLUMNS", "120")
    view = full_view(Journal(), hint=hint)
    wide = lines_of(view)
    assert code in wide
    assert any(line.startswith("Seen    the search went back") for line in wide)
    assert ("Printed begun at ['8'" in "\n".join(wide)) == (text is RAISES)
    raising = f"{' ' * LABEL}line 5, in fits: {WRONG_INDEX}"
    assert (raising in wide) == (text is RAISES)
    for columns in 60, 40:
        monkeypatch.setenv("COLUMNS", str(columns))
        narrow = lines_of(view)
        assert letters(narrow) == letters(line for line in wide if line.strip(" ~^"))


def letters(lines):
    """Return the text of lines without the white space and the marks between its words."""
    return "".join("".join(lines).split())


@pytest.mark.parametrize(
    ("state", "more", "words"),
    [
        (State.MISSING, {}, "The file is missing. Save it again"),
        (State.UNREADABLE, {}, "Not judged: line 2."),
        (State.STUB, {}, "This is the stub. The clock starts"),
        (State.UNFINISHED, {}, "Syntax error, not judged: line 2"),
        (State.READY, {}, "\n…\n"),
        (State.READY, {"judging": True}, "judging your last save …"),
        (State.READY, {"judging": True, "progress": (0, 40, "Four")}, "judging 1/40: Four …"),
    ],
)
def test_state_of_the_last_save_is_shown(state, more, words):
    top, _, _ = screen_lines(View(Past(), NOON, Save(sudoku(), state, detail="line 2"), **more))
    assert words in plain_text(top)


def test_heading_has_the_approach_the_clock_and_the_counts_of_a_rep():
    rep = past([replace(began(), approach="bitmask"), saved(1), judged(2), hinted(3), hinted(4)])
    top, _, _ = screen_lines(View(rep, at(6), Save(sudoku(), State.STUB)))
    heading, _ = plain_text(top).split("\n", 1)
    assert heading == "37. Sudoku Solver   bitmask   5:00   1 save judged   2 hints"
