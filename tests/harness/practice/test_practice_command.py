"""`kata practice` in a real terminal."""

import re
import signal

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from tests.harness.practice.terminals import Terminal
from tests.harness.tapes import submission_of
from tests.support import WRONG, leftovers

pytestmark = pytest.mark.slow

ENDLESS = submission_of('print("going on", flush=True)\nwhile True:\n    board = board')
UNWRITTEN = submission_of("return")
"""A wrong answer that is explained at once, without another run."""
CHATTY = ENDLESS.replace("board = board", 'print("going on", flush=True)')


def test_q_leaves_practice(clone):
    terminal = Terminal(clone, "practice").sees("This is the stub", "q quit")
    assert clone.attempt.exists()
    assert terminal.ends(after="q") == 0
    assert "h shows a hint   kata practice" in terminal.shown


@parametrize_cases(
    Case("at the stub", attempt=None, words="This is the stub"),
    Case("while it judges", attempt=ENDLESS, words="judging"),
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


@parametrize_cases(
    Case("that has ended", attempt=ENDLESS, walk={"judging": "b", "(Pdb)": "q\n", "Enter": ""}),
    Case("that never ends", attempt=ENDLESS, walk={"judging": "b", "(Pdb)": "c\n", "going on": ""}),
    # what never ends would be recorded for ten seconds before its replay
    Case("that is a screen", attempt=WRONG, walk={"Likely": "r", "my_solution.py on": ""}),
)
def test_closed_terminal_ends_the_screen_and_its_running_command(clone, attempt, walk):
    """This holds under make, which passes no signal on."""
    clone.attempt.write_text(attempt)
    terminal = Terminal(clone, "practice", under_make=True)
    for shown, keys in walk.items():
        terminal.sees(shown).types(keys)
    assert terminal.is_closed() == 128 + signal.SIGHUP
    assert terminal.left_behind() == leftovers() == []


def test_sigterm_ends_the_screen_and_its_running_command(clone):
    clone.attempt.write_text(ENDLESS)
    terminal = Terminal(clone, "practice").sees("judging")
    terminal.press("b", "no time limit", "(Pdb)")
    terminal.press("c\n", "going on")
    terminal.process.send_signal(signal.SIGTERM)
    assert terminal.ends() == 128 + signal.SIGTERM
    assert terminal.left_behind() == leftovers() == []


def test_b_debugs_the_failing_case_and_returns_to_the_screen(clone):
    """Ctrl-C there is for the debugger, not for the screen, even while the solution prints."""
    clone.attempt.write_text(CHATTY)
    terminal = Terminal(clone, "practice").sees("judging")
    terminal.press("b", "no time limit", "-> print(", "(Pdb)")
    terminal.press("c\n", "going on")
    terminal.press("\x03", "Program interrupted", "(Pdb)")
    terminal.press("q\n", "left the debugger", "Press Enter to go back")
    terminal.press("\r", "q quit")
    assert terminal.ends(after="q") == 0


def test_failed_replay_waits_for_enter(clone):
    clone.attempt.write_text("class Solution:\n")
    terminal = Terminal(clone, "practice").sees("not judged")
    terminal.press("r", "IndentationError", "Press Enter to go back")
    terminal.press("\r", "q quit")
    assert terminal.ends(after="q") == 0


def test_ctrl_c_in_run_prints_the_line_where_the_code_was(clone):
    clone.attempt.write_text(ENDLESS)
    terminal = Terminal(clone, "run").sees("going on")
    assert terminal.ends(after="\x03") == 130
    assert re.search(r"line [345], in solveSudoku", terminal.shown)
    assert "kata: stopped" in terminal.shown


def test_internal_error_restores_the_terminal_and_is_one_line(clone):
    crash = "import harness.practice.screen.app as app; app.Practice.action_hint = lambda _: 1 / 0;"
    terminal = Terminal(clone, "practice", before=crash).sees("q quit")
    terminal.press("h", "internal error (our fault")
    assert terminal.ends() == 3
    assert "Traceback" not in terminal.sent
