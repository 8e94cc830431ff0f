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


def test_kata_alone_opens_the_screen_on_the_stub_and_q_leaves_it(clone):
    terminal = Terminal(clone).sees("This is the stub", "q quit")
    assert clone.attempt.exists()
    assert terminal.ends(after="q") == 0
    assert "h shows a hint   kata practice" in terminal.shown


@parametrize_cases(
    Case("at the stub", attempt=None, words="This is the stub"),
    Case("while it judges", attempt=ENDLESS, words="judging"),
    Case("after a failure", attempt=UNWRITTEN, words="Likely"),
)
def test_ctrl_c_leaves_in_every_state_with_one_line_and_nothing_behind(clone, attempt, words):
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
def test_closing_the_terminal_ends_it_even_where_make_passes_no_signal_on(clone, name, under_make):
    terminal = Terminal(clone, name, under_make=under_make).sees("quit")
    assert terminal.is_closed() == 128 + signal.SIGHUP


@parametrize_cases(
    Case("that has ended", attempt=ENDLESS, walk={"judging": "b", "(Pdb)": "q\n", "any key": ""}),
    Case("that never ends", attempt=ENDLESS, walk={"judging": "b", "(Pdb)": "c\n", "going on": ""}),
    # what never ends would be recorded for ten seconds before its replay
    Case("that is a screen", attempt=WRONG, walk={"Likely": "r", "help": ""}),
)
def test_closing_the_terminal_ends_it_while_a_command_has_the_terminal(clone, attempt, walk):
    """This holds under make, which passes no signal on."""
    clone.attempt.write_text(attempt)
    terminal = Terminal(clone, "practice", under_make=True)
    for shown, keys in walk.items():
        terminal.sees(shown).types(keys)
    assert terminal.is_closed() == 128 + signal.SIGHUP
    assert terminal.left_behind() == leftovers() == []


def test_a_polite_kill_ends_it_while_a_command_has_the_terminal(clone):
    clone.attempt.write_text(ENDLESS)
    terminal = Terminal(clone, "practice").sees("judging")
    terminal.press("b", "no time limit", "(Pdb)")
    terminal.press("c\n", "going on")
    terminal.process.send_signal(signal.SIGTERM)
    assert terminal.ends() == 128 + signal.SIGTERM
    assert terminal.left_behind() == leftovers() == []


def test_b_debugs_the_failing_case_in_the_terminal_and_comes_back(clone):
    """Ctrl-C there is for the debugger, not for the screen, even while the solution prints."""
    clone.attempt.write_text(CHATTY)
    terminal = Terminal(clone, "practice").sees("judging")
    terminal.press("b", "no time limit", "-> print(", "(Pdb)")
    terminal.press("c\n", "going on")
    terminal.press("\x03", "Program interrupted", "(Pdb)")
    terminal.press("q\n", "left the debugger", "Press any key to go back")
    terminal.press("\r", "q quit")
    assert terminal.ends(after="q") == 0


def test_a_replay_that_fails_is_read_before_a_key_goes_back_to_practice(clone):
    clone.attempt.write_text("class Solution:\n")
    terminal = Terminal(clone, "practice").sees("not judged")
    terminal.press("r", "no writes to show", "Press any key to go back")
    terminal.press("\r", "q quit")
    assert terminal.ends(after="q") == 0


def test_ctrl_c_in_run_prints_the_line_where_the_code_was(clone):
    clone.attempt.write_text(ENDLESS)
    terminal = Terminal(clone, "run").sees("going on")
    assert terminal.ends(after="\x03") == 130
    assert re.search(r"line [345], in solveSudoku", terminal.shown)
    assert "kata: stopped" in terminal.shown


def test_crash_of_ours_gives_the_terminal_back_and_is_reported_in_a_line(clone):
    crash = "import harness.practice.screen.app as app; app.Practice.action_hint = lambda _: 1 / 0;"
    terminal = Terminal(clone, "practice", before=crash).sees("q quit")
    terminal.press("h", "internal error (our fault")
    assert terminal.ends() == 3
    assert "Traceback" not in terminal.sent
