"""The practice screen: saves, keys, accidents of saving, and a real terminal."""

import asyncio
import re
import signal
from contextlib import asynccontextmanager

import psutil
import pytest
from pytest_parametrize_cases import Case, parametrize_cases
from textual.widgets import Static

from harness.practice.journal import Journal
from harness.practice.screen import Practice
from tests.harness.practice.terminals import Terminal
from tests.harness.tapes import submission_of
from tests.support import BANK, RIGHT, WRONG, leftovers, sudoku, until

pytestmark = pytest.mark.slow

ENDLESS = "class Solution:\n    def solveSudoku(self, board):\n        while True: pass\n"


class Learner:
    """A learner who uses the practice screen of a clone."""

    def __init__(self, clone, app, pilot):
        self.clone, self.app, self.pilot = clone, app, pilot

    def save(self, text):
        """Save the attempt as most editors do: another file takes its place."""
        new = self.clone.attempt.with_name("new.swp")
        new.write_text(text, encoding="utf-8")
        new.replace(self.clone.attempt)

    async def saves(self, text, *words):
        """Save the attempt, and wait until all words are on the screen. Return what is there."""
        self.save(text)
        return await self.sees(*words)

    async def presses(self, key, *words):
        await self.pilot.press(key)
        await self.sees(*words)

    def text(self):
        return "\n".join(str(static.render()) for static in self.app.screen.query(Static))

    async def sees(self, *words):
        """Wait until all words are on the screen, and return what is there."""
        await self.waits(lambda: all(word in self.text() for word in words))
        return self.text()

    async def waits(self, condition):
        for _ in until(condition, self.text):
            await self.pilot.pause(0.02)


@asynccontextmanager
async def practising(clone):
    """Open the practice screen of a clone on 80 columns and 22 lines. It leaves nothing behind."""
    app = Practice(sudoku(), Journal())
    async with app.run_test(size=(80, 22)) as pilot:
        yield Learner(clone, app, pilot)
    assert asyncio.all_tasks() == {asyncio.current_task()}
    assert psutil.Process().children(recursive=True) == []
    assert leftovers() == []


@pytest.fixture
def learner(clone):
    clone.kata("start")
    return practising(clone)


async def test_screen_shows_a_rep_from_stub_to_accepted_with_a_hint(learner):
    await learner.sees("This is the stub", "0:00")
    await learner.saves(WRONG, f"Wrong Answer  5/{BANK} cases", "Likely  ", "row 5")
    await learner.presses("h", "Hint 1 of 5 on undoing digits: a question", "1 hint")
    learner.save(RIGHT)
    await learner.sees(
        f"Accepted  {BANK}/{BANK} cases",
        "2 saves judged, 1 hint; rating: hard",
        "this rep is over;",
    )
    assert "Hint 1 of 5" not in learner.text()


@pytest.mark.usefixtures("unexplained")
async def test_last_line_of_a_hint_can_be_scrolled_to_in_a_smaller_window(learner, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    await learner.pilot.resize_terminal(100, 40)
    for number in range(1, 6):
        await learner.presses("h", f"Hint {number} of 5 on the first search")
    scroll = learner.app.scroll
    assert scroll.max_scroll_y == 0
    monkeypatch.setenv("COLUMNS", "60")
    await learner.pilot.resize_terminal(60, 15)
    await learner.sees("more lines: the arrow keys scroll")
    await learner.pilot.press(*["down"] * 2, *["pagedown"] * 9)
    await learner.waits(lambda: scroll.scroll_y == scroll.max_scroll_y > 0)
    await learner.waits(lambda: "arrow keys" not in learner.text())
    await learner.presses("up", "↓ 1 more line:")


async def test_hint_and_rep_begun_in_another_terminal_are_noticed(learner, clone):
    await learner.saves(WRONG, "Likely", "0 hints")
    clone.kata("hint")
    await learner.sees("1 hint")
    clone.kata("again")
    shown = await learner.sees("This is the stub", "0 hints")
    assert "Likely" not in shown


async def test_only_the_last_of_many_quick_saves_is_judged(learner, clone):
    for number in range(6):
        await learner.saves(ENDLESS + f"# {number}\n", "judging")
        await learner.pilot.pause(0.03 * number)
    await learner.saves(RIGHT, f"Accepted  {BANK}/{BANK} cases", "1 save judged")
    assert clone.history.read_text().count('"judged"') == 1


@pytest.mark.usefixtures("unexplained")
async def test_internal_error_is_one_line_and_next_save_is_judged(learner, monkeypatch):
    def fails(_problem):
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("harness.practice.judge.load_cases", fails)
        text = await learner.saves(WRONG, "a bug in this project: ZeroDivisionError")
        assert "judging" not in text
    await learner.saves(RIGHT, f"Accepted  {BANK}/{BANK} cases")


async def test_unfinished_save_stops_the_running_judgement(learner, clone):
    await learner.saves(ENDLESS, f"judging 1/{BANK}")
    await learner.waits(psutil.Process().children)
    [judging] = psutil.Process().children()
    await learner.saves(ENDLESS + "    def (", "not judged")
    await learner.waits(lambda: not judging.is_running())
    assert '"judged"' not in clone.history.read_text()


@pytest.mark.usefixtures("unexplained")
async def test_half_saved_deleted_and_unreadable_files_are_explained(learner, clone):
    await learner.saves(WRONG, "Wrong Answer")
    unfinished = WRONG.replace("return True", "return (True", 1)
    await learner.saves(unfinished, "Syntax error, not judged: line 24: '(' was never closed")
    await learner.sees(f"The last verdict was: Wrong Answer  5/{BANK} cases")
    learner.save("")
    clone.attempt.unlink()
    await learner.sees("The file is missing. Save it again")
    clone.attempt.write_bytes(b"class Solution:\n    x = '\xff'\n")
    await learner.sees("Not judged: ", "is not valid UTF-8", "writes the stub again   n")
    await learner.saves(WRONG, f"Wrong Answer  5/{BANK} cases")
    await learner.waits(lambda: clone.history.read_text().count('"judged"') == 2)


@pytest.mark.usefixtures("unexplained")
async def test_n_asks_before_it_puts_away_an_unaccepted_attempt(learner, clone):
    await learner.saves(WRONG, "Wrong Answer")
    await learner.presses("n", "Press n again to give up the rep")
    assert clone.kept() == {}
    await learner.presses("n", "This is the stub", "Your attempt was moved to")
    assert list(clone.kept().values()) == [WRONG]
    await learner.saves(WRONG, "Wrong Answer")
    await learner.presses("n", "Press n again to give up the rep")
    clone.kata("again", "--approach", "bitmask")
    await learner.sees("This is the stub", "bitmask   0:00")
    await learner.presses("n", "reload the file in your editor")
    assert clone.attempt.read_text().startswith("# From memory: bitmask.")


@pytest.mark.usefixtures("unexplained")
async def test_unwritable_history_is_reported_and_practice_continues(learner, clone):
    clone.history.unlink()
    clone.history.parent.rmdir()
    clone.history.parent.touch()
    await learner.saves(WRONG, "Wrong Answer", "cannot be written", "1 save judged")
    await learner.saves(RIGHT, f"Accepted  {BANK}/{BANK} cases", "2 saves judged")


GOES_ON_PRINTING = submission_of('print("going on", flush=True)\nwhile True:\n    board = board')
UNWRITTEN = submission_of("return")
"""A wrong answer that is explained at once, without another run."""
CHATTY = GOES_ON_PRINTING.replace("board = board", 'print("going on", flush=True)')


def test_practice_judges_a_follow_up_and_q_leaves_it(clone):
    clone.attempt = clone.attempt.parent / "followups/count/my_solution.py"
    terminal = Terminal(clone, "practice", "--problem", "count")
    terminal.sees("how many solutions?", "This is the stub", "q quit")
    clone.attempt.write_text("class Solution:\n    def countSolutions(self, b, n): return 7\n")
    terminal.sees("returned 7, expected 1")
    terminal.press("h", "Hint 1 of 5 on counting solutions")
    assert terminal.ends(after="q") == 0
    assert "shows the next hint      kata hint" in terminal.shown


@parametrize_cases(
    Case("at the stub", attempt=None, words="This is the stub"),
    Case("while it judges", attempt=GOES_ON_PRINTING, words="judging"),
    Case("after a failure", attempt=UNWRITTEN, words="Likely"),
)
def test_ctrl_c_leaves_with_one_line_and_no_process_in_every_state(clone, attempt, words):
    if attempt:
        clone.attempt.write_text(attempt)
    terminal = Terminal(clone, "practice").sees("q quit")
    terminal.sees(words)
    assert terminal.ends(after="\x03") == 130
    assert terminal.shown.strip().endswith("kata: stopped")
    assert leftovers() == []


@parametrize_cases(
    Case("practice", name="practice", under_make=False),
    Case("the player under make", name="replay", under_make=True),
)
def test_closed_terminal_ends_the_screen_even_under_make(clone, name, under_make):
    clone.attempt.write_text(UNWRITTEN)
    terminal = Terminal(clone, name, under_make=under_make).sees("quit")
    assert terminal.is_closed() == 128 + signal.SIGHUP


def test_ctrl_c_in_the_debugger_returns_to_its_prompt_while_the_solution_prints(clone):
    clone.attempt.write_text(CHATTY)
    terminal = Terminal(clone, "run", "--debug").sees("without a time limit", "-> print(", "(Pdb)")
    terminal.press("c\n", "going on")
    terminal.press("\x03", "Program interrupted", "(Pdb)")
    assert terminal.ends(after="q\n") == 0
    assert "left the debugger" in terminal.shown


def test_ctrl_c_in_run_prints_the_line_where_the_code_was(clone):
    clone.attempt.write_text(GOES_ON_PRINTING)
    terminal = Terminal(clone, "run").sees("going on")
    assert terminal.ends(after="\x03") == 130
    assert re.search(r"line [345], in solveSudoku", terminal.shown)
    assert "kata: stopped" in terminal.shown


def test_internal_error_restores_the_terminal_and_is_one_line(clone):
    crash = "import harness.practice.screen as app; app.Practice.action_hint = lambda _: 1 / 0;"
    terminal = Terminal(clone, "practice", before=crash).sees("q quit")
    terminal.press("h", "internal error, a bug")
    assert terminal.ends() == 3
    assert "Traceback" not in terminal.sent
