"""`kata replay` in a real pseudo-terminal: it starts, takes keys, and gives the terminal back."""

import signal
from types import SimpleNamespace

import pytest

from tests.harness.practice.terminals import COLOUR, Terminal
from tests.support import APPROACHES, PROBLEMS, ROOT

pytestmark = pytest.mark.slow

RECURSIVE = APPROACHES / "recursive_index.py"
RIGHT = "\x1b[C"
NO_TEXTUAL = "sys.modules['textual'] = None;"


@pytest.fixture
def replay():
    """Start `kata replay` in a terminal of 100 columns and 30 rows. Afterwards, kill it."""
    here = SimpleNamespace(folder=ROOT, own_path=lambda: str(PROBLEMS), terminals=[])
    yield lambda *files, **how: Terminal(here, "replay", *files, size=(100, 30), **how)
    for one in here.terminals:
        one.kill()


def test_player_takes_keys_and_sizes_and_ctrl_c_restores_the_terminal(replay):
    player = replay(RECURSIVE)
    player.sees("recursive_index.py", "step 0 of 8,365", "q quit")
    assert "\x1b[?1049h" in player.sent, "a second screen was opened"
    assert COLOUR.search(player.sent)
    player.press(RIGHT + RIGHT, "step 2 of 8,365", "r1c4 2 placed")
    player.resize(30, 12)
    player.sees("needs 31 x 18, has 30 x 12")
    player.resize(80, 24)
    player.sees("recursive_index.py", "q quit")
    player.press("\x03", "kata: stopped")
    assert player.ends() == 130


def test_q_exits_with_code_0_and_no_color_disables_colours(replay):
    player = replay(RECURSIVE, NO_COLOR="1").sees("q quit")
    player.press("4", "step 3,346 of 8,365")
    player.press("[", "first digit that is not in the solution")
    assert player.ends(after="q") == 0
    assert not COLOUR.search(player.sent)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_signal_restores_the_terminal(replay, number):
    player = replay(RECURSIVE).sees("step 0 of")
    player.process.send_signal(number)
    assert player.ends() == 128 + number


def test_terminal_that_cannot_show_the_player_gets_the_final_board(replay):
    """An editor's output window is such a terminal."""
    player = replay(RECURSIVE, TERM="dumb").sees("4,208 placed, 4,157 undone")
    assert player.ends() == 0
    assert "\x1b[?1049h" not in player.sent, "no second screen was opened"


def test_package_that_is_not_installed_yet_is_reported_with_the_command(replay):
    player = replay(RECURSIVE, before=NO_TEXTUAL)
    player.sees("to install:", "`python3 problems/harness/set_up.py`")
    assert player.ends() == 2
    assert "Traceback" not in player.sent
