"""Tests of the lines of the practice screen, without a terminal."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.console import LABEL, paragraph, plain_text
from harness.judge.outcome import Word
from harness.practice.attempt import Save, State, read_save
from harness.practice.hints import Hint
from harness.practice.journal import Journal
from harness.practice.judge import Judgement, judge_save, note_judgement
from harness.practice.past import Past
from harness.practice.screen_lines import View, screen_lines
from tests.harness.practice.events import NOON, at, began, hinted, judged, past, saved
from tests.support import WRONG, judged_as, problem_named, report_of, sudoku

SUDOKU = sudoku()


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


NOTE, FAR = "a note that is long enough " * 9, (16, 40, "a case with a long name")
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
    for columns, rows in (80, 24), (60, 15), (40, 15):
        monkeypatch.setenv("COLUMNS", str(columns))
        narrow = lines_of(view)
        short = replace(view, hint=None)
        for shown in replace(short, note=NOTE), replace(short, judging=True, progress=FAR):
            top, _, keys = screen_lines(shown)
            assert len(top) + len(keys) + 3 <= rows, "there is room for the scrolled part"
            assert max(map(len, lines_of(shown))) <= max(columns, 60) or text is RAISES
            assert lines_of(shown)[-1].endswith("q quit")
        assert letters(narrow) == letters(line for line in wide if line.strip(" ~^"))


def letters(lines):
    """Return the text of lines without the white space and the marks between its words."""
    return "".join("".join(lines).split())


def judgement(word, problem=SUDOKU):
    """Return a judgement of a save on a single case."""
    report = report_of(judged_as(word), problem=problem)
    return Judgement(report, Save(problem, State.READY, report.solution), NOON)


LOST, WON = judgement(Word.TIME), judgement(Word.ACCEPTED)
COUNTED = judgement(Word.ACCEPTED, problem_named(f"{SUDOKU.slug}/followups/count"))


@pytest.mark.parametrize(
    ("state", "more", "words", "style"),
    [
        (State.MISSING, {}, "The file is missing. Save it again", "note"),
        (State.UNREADABLE, {}, "Not judged: line 2.", "note"),
        (State.STUB, {"judgement": LOST}, "This is the stub. The clock starts", "note"),
        (State.UNFINISHED, {}, "Syntax error, not judged: line 2", "bad"),
        (State.UNFINISHED, {"judgement": WON}, "The last verdict was: Accepted  1/1 case", "dim"),
        (State.READY, {}, "…", "dim"),
        (State.READY, {"judging": True}, "judging your last save …", "note"),
        (State.READY, {"judging": True, "progress": (0, 40, "A")}, "judging 1/40: A …", "note"),
        (State.READY, {"judging": True, "judgement": LOST}, f"{Word.TIME}  0/1 case", "dim"),
        (State.READY, {"judgement": LOST}, f"{Word.TIME}  0/1 case", "bad"),
        (State.READY, {"judgement": WON}, "Accepted  1/1 case", "good"),
    ],
)
def test_state_of_the_last_save_is_shown(state, more, words, style):
    top, _, _ = screen_lines(View(Past(), NOON, Save(SUDOKU, state, detail="line 2"), **more))
    assert [line[0][1] for line in top if line and line[0][0].startswith(words)] == [style]


def test_page_has_note_hint_judgement_and_steps_and_is_dimmed_while_judging():
    hint, step = Hint([[("A hint", "title")]]), [[("Next", "title")]]
    view = View(Past(), NOON, LOST.save, judgement=LOST, hint=hint, note="A note.", steps=step)
    plain, dimmed = (screen_lines(replace(view, judging=it))[1] for it in (False, True))
    texts = [
        "A note.",
        "",
        "A hint",
        "",
        "Case    One blank (sample)",
        "Reason  a reason",
        "",
        "Next",
    ]
    assert [line.strip() for line in plain_text(plain).splitlines()] == texts
    assert plain_text(dimmed) == plain_text(plain)
    assert (dimmed[0], dimmed[-1]) == (plain[0], plain[-1])
    assert {style for line in dimmed[1:-1] for _, style in line} == {"dim"}


def test_accepted_page_has_the_rep_and_what_to_press_next():
    over = past([began(), judged(1, "Accepted")])
    pages = [screen_lines(View(over, NOON, one.save, judgement=one))[1] for one in (WON, COUNTED)]
    texts = [" ".join(plain_text(page).split()) for page in pages]
    assert [text.startswith("Rep 1 1 minute, 1 save judged") for text in texts] == [True, True]
    assert ["h shows what an interviewer might ask next." in text for text in texts] == [
        True,
        False,
    ]
    assert all(text.endswith("n begins a new rep.") for text in texts)


def heading(rep, now):
    top, _, _ = screen_lines(View(rep, now, Save(SUDOKU, State.STUB)))
    return plain_text(top).split("\n")[0]


def test_heading_has_the_approach_the_clock_and_the_counts_of_a_rep():
    first = [began(-60), judged(-58, "Accepted"), replace(began(), approach="bitmask")]
    rep = past([*first, saved(1), judged(2), hinted(3), hinted(4)])
    counts = "1 save judged   2 hints"
    assert heading(rep, at(6)) == f"37. Sudoku Solver   bitmask   5:00   {counts}"
    assert "   0:00   " in heading(rep, at(0)), "the clock was set back"
    over = past([*rep.events, judged(5, "Accepted")])
    words = "37. Sudoku Solver   bitmask   this rep is over; n begins the next"
    assert heading(over, at(6)) == words
