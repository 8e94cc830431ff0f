"""The practice screen: each save is judged, each key answered, and no accident of saving shows."""

import asyncio
import time
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime

import psutil
import pytest
from pytest_parametrize_cases import Case, parametrize_cases
from textual.widgets import Static

from harness.practice.attempt import Attempt
from harness.practice.screen.app import Practice
from harness.practice.screen_lines import View, screen_lines
from tests.support import APPROACHES, SUBMISSIONS, leftovers, sudoku

RIGHT = (APPROACHES / "bitboard.py").read_text(encoding="utf-8")
ROW_BY_ROW = (SUBMISSIONS / "accepted/raw_paste.py").read_text(encoding="utf-8")
WRONG = (SUBMISSIONS / "wrong_answer/undo_forgotten.py").read_text(encoding="utf-8")
ENDLESS = "class Solution:\n    def solveSudoku(self, board):\n        while True: pass\n"
PATIENCE = 60
STARTED = 0.5
"""CPU seconds by which a process has started, and loops."""


class Learner:
    """Somebody at the practice screen of a clone."""

    def __init__(self, clone, app, pilot):
        """Sit down."""
        self.clone, self.app, self.pilot = clone, app, pilot

    def save(self, text):
        """Save the attempt as most editors do: another file takes its place."""
        new = self.clone.attempt.with_name("new.swp")
        new.write_text(text, encoding="utf-8")
        new.replace(self.clone.attempt)

    def text(self):
        """Return what is on the screen."""
        return "\n".join(str(static.render()) for static in self.app.screen.query(Static))

    async def sees(self, *words):
        """Wait until all words are on the screen, and return what is there."""
        deadline = time.monotonic() + PATIENCE
        while not all(word in self.text() for word in words):
            assert time.monotonic() < deadline, f"{words} not in\n{self.text()}"
            await self.pilot.pause(0.02)
        return self.text()


@asynccontextmanager
async def practising(clone):
    """Open the practice screen of a clone, with the stub, on 80 columns and 22 lines."""
    app = Practice(Attempt(sudoku(), clone.attempt, clone.folder / ".kata"))
    async with app.run_test(size=(80, 22)) as pilot:
        learner = Learner(clone, app, pilot)
        yield learner


@pytest.fixture
def practise(clone):
    """Run a scenario, a function of a learner at the stub, which must leave nothing behind."""
    clone.kata("start")

    def run(scenario):
        async def whole():
            async with practising(clone) as learner:
                await scenario(learner)
            assert asyncio.all_tasks() == {asyncio.current_task()}
            assert psutil.Process().children(recursive=True) == []

        asyncio.run(whole())

    return run


def test_a_rep_from_the_stub_to_accepted_with_a_hint_on_the_way(practise):
    async def scenario(learner):
        await learner.sees("This is the stub", "0:00")
        learner.save(WRONG)
        await learner.sees("Wrong Answer  5/40 cases", "Likely  ", "row 5")
        await learner.pilot.press("h")
        await learner.sees("Hint 1 of 5 on undoing digits: a question", "1 hint")
        learner.save(RIGHT)
        await learner.sees(
            "Accepted  40/40 cases", "2 judged, 1 hint: hard", "this rep is over; n begins"
        )

    practise(scenario)


@parametrize_cases(
    Case("at once", source="", words=""),
    Case("as soon as it judges", source=ENDLESS, words="judging"),
    Case("as soon as it has judged", source="class Solution: pass", words="Runtime Error"),
)
def test_it_can_be_left_at_any_moment_without_a_task_or_a_process_behind(practise, source, words):
    async def scenario(learner):
        if source:
            learner.save(source)
        await learner.sees(words)

    practise(scenario)


@pytest.mark.slow
def test_a_save_while_judging_stops_the_old_run_and_is_judged_at_once(practise):
    async def scenario(learner):
        learner.save(ENDLESS)
        await learner.sees("judging")
        learner.save(RIGHT)
        await learner.sees("Accepted  40/40 cases", "1 judged")

    practise(scenario)


SLOW = ROW_BY_ROW.replace(
    "        free = [", "        __import__('time').sleep(1.2)\n        free = [", 1
)


@pytest.mark.slow
def test_while_a_save_is_judged_the_screen_says_how_far_and_what_it_said_before_is_dim(practise):
    async def scenario(learner):
        learner.save(WRONG)
        await learner.sees("Wrong Answer  5/40 cases", "Next    h   (a question on this mistake)")
        learner.save(SLOW)
        await learner.sees("judging 1/40: One blank …", "Wrong Answer  5/40 cases")
        old = [line for line in screen_lines(learner.app.view) if line and "Likely" in line[0][0]]
        assert old
        assert {style for line in old for _, style in line} == {"dim"}
        await learner.sees("judging 2/40: ")

    practise(scenario)


@parametrize_cases(
    Case("a usual terminal", width=80, height=24),
    Case("a narrow one", width=60, height=15),
    Case("a tiny one", width=40, height=10),
)
def test_the_screen_fits_its_terminal_with_a_hint_or_a_failure_on_it(
    clone, monkeypatch, width, height
):
    monkeypatch.setenv("COLUMNS", str(width))
    clone.kata("start")
    clone.attempt.write_text(WRONG, encoding="utf-8")
    attempt = Attempt(sudoku(), clone.attempt, clone.folder / ".kata")
    judgement, steps = attempt.judge(), [[("Next    ", "title"), ("h   (a question)", "")]]
    now, state = datetime.now(UTC), attempt.state()
    for hint in None, [[(f"line {number} of a hint", "")] for number in range(17)]:
        view = View(
            "37. Sudoku Solver", attempt.past(), now, state, hint=hint, judgement=judgement,
            steps=steps, height=height,
        )  # fmt: skip
        for one in view, replace(view, judging=True, progress=(16, 40, "a case with a long name")):
            lines = ["".join(text for text, _ in line) for line in screen_lines(one)]
            assert len(lines) <= height
            assert max(map(len, lines)) <= width
            assert lines[-1].endswith("q quit")


def test_a_file_that_cannot_be_read_says_why(practise, clone):
    async def scenario(learner):
        await learner.sees("This is the stub")
        clone.attempt.write_bytes(b"class Solution:\n    x = '\xff'\n")
        await learner.sees(
            "The file is not judged: ", "line 2 is not UTF-8", "n   (writes the stub again)"
        )

    practise(scenario)


@pytest.mark.slow
def test_of_many_saves_at_once_the_last_is_judged_and_no_other(practise, clone):
    async def scenario(learner):
        for number in range(6):
            learner.save(ENDLESS + f"# {number}\n")
            await learner.sees("judging")
            await learner.pilot.pause(0.03 * number)
        learner.save(RIGHT)
        await learner.sees("Accepted  40/40 cases", "1 judged")

    practise(scenario)
    assert clone.history.read_text().count('"judged"') == 1
    assert leftovers() == []


@pytest.mark.slow
def test_a_search_can_be_asked_about_while_another_is_judged(practise):
    """Neither ends what the other has started."""

    async def scenario(learner):
        learner.save(f"__import__('time').sleep(2)\n{ROW_BY_ROW}")
        await learner.sees("judging")
        await learner.pilot.press("p")
        await learner.sees("Predict 1 of 4: your search")
        await learner.pilot.press("escape")
        await learner.sees("Accepted  40/40 cases", "1 judged")

    practise(scenario)


@pytest.mark.usefixtures("unexplained")
def test_a_fault_of_ours_is_said_in_a_line_and_the_next_save_is_judged(practise, monkeypatch):
    def fails(_problem):
        raise ZeroDivisionError

    async def scenario(learner):
        with monkeypatch.context() as patch:
            patch.setattr("harness.practice.attempt.load.load_cases", fails)
            learner.save(WRONG)
            text = await learner.sees("(our fault, not yours): ZeroDivisionError")
            assert "judging" not in text
        learner.save(RIGHT)
        await learner.sees("Accepted  40/40 cases")

    practise(scenario)


def looping():
    """Return the processes that run a submission without an end."""
    children = psutil.Process().children(recursive=True)
    return [one for one in children if one.cpu_times().user > STARTED]


@pytest.mark.slow
def test_a_save_that_is_not_yet_python_stops_what_was_judged_before_it(practise, clone):
    async def scenario(learner):
        learner.save(ENDLESS)
        await learner.sees("judging")
        deadline = time.monotonic() + PATIENCE
        while not (judging := looping()):
            assert time.monotonic() < deadline, "the first save is not judged"
            await learner.pilot.pause(0.05)
        learner.save(ENDLESS + "    def (")
        await learner.sees("not judged")
        deadline = time.monotonic() + PATIENCE
        while any(process.is_running() for process in judging):
            assert time.monotonic() < deadline, judging
            await learner.pilot.pause(0.05)

    practise(scenario)
    assert leftovers() == []
    assert '"judged"' not in clone.history.read_text()


@pytest.mark.usefixtures("unexplained")
def test_half_saved_deleted_and_unfinished_files_are_no_accidents(practise, clone):
    async def scenario(learner):
        learner.save(WRONG)
        await learner.sees("Wrong Answer")
        learner.save(WRONG.replace("return True", "return (True", 1))
        await learner.sees("Syntax error, not judged: line 23: '(' was never closed")
        await learner.sees("The last verdict was: Wrong Answer  5/40 cases")
        learner.save("")
        clone.attempt.unlink()
        await learner.sees("There is no attempt to read. Save it again")
        learner.save(WRONG)
        await learner.sees("Wrong Answer  5/40 cases\n")

    practise(scenario)
    assert clone.history.read_text().count('"judged"') == 2


@pytest.mark.slow
@pytest.mark.usefixtures("unexplained")
def test_n_asks_once_before_it_puts_away_what_is_not_accepted(practise, clone):
    async def scenario(learner):
        learner.save(WRONG)
        await learner.sees("Wrong Answer")
        await learner.pilot.press("n")
        await learner.sees("Press n again to put the attempt away")
        assert clone.kept() == {}
        await learner.pilot.press("n")
        await learner.sees("This is the stub", "Your attempt is kept as")

    practise(scenario)
    assert list(clone.kept().values()) == [WRONG]


@pytest.mark.slow
def test_what_an_editor_saves_again_after_n_is_not_a_rep(practise, clone):
    async def scenario(learner):
        learner.save(RIGHT)
        await learner.sees("Accepted  40/40 cases", "Your text is kept as", "-accepted.py")
        await learner.pilot.press("n")
        await learner.sees("This is the stub", "is kept as", "reload the file in your editor")
        learner.save(RIGHT)
        text = await learner.sees("Accepted  40/40 cases", "so it does not count. Press n")
        assert "0:00   0 judged" in text
        await learner.pilot.press("n")
        await learner.sees("This is the stub")
        learner.save(RIGHT + "(")
        await learner.sees("Syntax error")
        learner.save(RIGHT)
        await learner.sees("Accepted  40/40 cases", "Rep 2")

    practise(scenario)
    assert list(clone.kept().values()) == [RIGHT, RIGHT]


@pytest.mark.slow
def test_a_wrong_prediction_shows_the_units_and_asks_again_and_enter_skips(practise):
    async def scenario(learner):
        await learner.pilot.press("p")
        await learner.sees("Predict 1 of 4: the search of first_empty_cell")
        await learner.pilot.press(*"r9c9", "enter")
        await learner.sees("Predict 1 of 4", "r9c9 is not right", "row 9 ", "column 9 ", "box 9 ")
        for number in (2, 3, 4):
            await learner.pilot.press("enter")
            await learner.sees(f"Predict {number} of 4", "Skipped. The answer: ")
        await learner.pilot.press("enter")
        await learner.sees("0 of 4 right on the first try.")
        await learner.pilot.press("enter")
        await learner.sees("This is the stub")

    practise(scenario)


@pytest.mark.slow
@pytest.mark.usefixtures("unexplained")
def test_where_the_history_cannot_be_written_the_screen_says_so_and_goes_on(practise, clone):
    async def scenario(learner):
        clone.history.unlink()
        clone.history.parent.rmdir()
        clone.history.parent.touch()
        learner.save(WRONG)
        await learner.sees("Wrong Answer", "cannot be written", "1 judged")
        learner.save(RIGHT)
        await learner.sees("Accepted  40/40 cases", "2 judged")

    practise(scenario)
