"""`kata replay` in a real pseudo-terminal: it starts, takes keys, and gives the terminal back."""

import os
import re
import select
import signal
import struct
import subprocess
import sys
import time

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from tests.support import APPROACHES, PROBLEMS, ROOT

fcntl = pytest.importorskip("fcntl", reason="a pseudo-terminal needs POSIX")
pty, termios = pytest.importorskip("pty"), pytest.importorskip("termios")

pytestmark = pytest.mark.slow

RECURSIVE, FLAT = APPROACHES / "recursive_index.py", APPROACHES / "flat_index.py"
RIGHT = "\x1b[C"
CONTROL = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b[@-Z\\-_]|\x1bP.*?\x1b\\", re.DOTALL)
COLOUR = re.compile(r"\x1b\[(?:[\d;]*;)?(?:[34][0-8]|9[0-7]|10[0-7])(?:;[\d;]*)?m")
# a session of its own, whose controlling terminal is the one that it was given
LAUNCH = (
    "import fcntl, os, signal, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
    # who runs the tests may ignore Ctrl-C, and children inherit that
    "signal.signal(signal.SIGINT, signal.default_int_handler);"
)
GO = "sys.argv[:1] = []; from harness.cli.main import main; sys.exit(main(sys.argv))"
CRASH = "import harness.replay.player as p; p.Player.move = lambda *_: 1 / 0;"
NO_TEXTUAL = "sys.modules['textual'] = None;"


class Session:
    """`kata replay` in a pseudo-terminal."""

    def __init__(self, *arguments, before="", **environment):
        """Start it, after some code of our own."""
        self.master, self.slave = pty.openpty()
        self.sent, self.seen = "", 0
        self.resize(100, 30)
        self.modes = termios.tcgetattr(self.slave)
        # pytest-xdist names a size here, which would be taken for that of the terminal
        inherited = {name: os.environ[name] for name in {*os.environ} - {"COLUMNS", "LINES"}}
        self.process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH + before + GO, "replay", *map(str, arguments)],
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            cwd=ROOT,
            env=inherited | {"PYTHONPATH": str(PROBLEMS), "TERM": "xterm-256color"} | environment,
            start_new_session=True,
        )

    def __enter__(self):
        """Return the running session."""
        return self

    def __exit__(self, *_):
        """End it, whatever it does."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)
        os.close(self.slave)

    def resize(self, columns, rows):
        """Give the terminal another size."""
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, size)

    def read(self):
        """Take in what is written within a moment."""
        if select.select([self.master], [], [], 0.05)[0]:
            self.sent += os.read(self.master, 2**16).decode(errors="replace")

    def see(self, *words):
        """Wait until all of some words have been written since the last time."""
        end = time.monotonic() + 30
        while not all(word in CONTROL.sub("", self.sent[self.seen :]) for word in words):
            assert time.monotonic() < end, (words, CONTROL.sub("", self.sent[self.seen :]))
            self.read()
        self.seen = len(self.sent)

    def press(self, keys, *words):
        """Press keys, and wait until all of some words are written."""
        os.write(self.master, keys.encode())
        self.see(*words)

    def ended(self):
        """Wait for the end. Return the exit code, once the terminal is seen to be as it was."""
        end = time.monotonic() + 30
        while self.process.poll() is None:
            assert time.monotonic() < end, self.sent[self.seen :]
            self.read()
        self.read()
        assert termios.tcgetattr(self.slave) == self.modes
        for mode in (1049, 2004, 1000, 1003):  # alternate screen, pasting, mouse
            assert self.sent.rfind(f"\x1b[?{mode}l") >= self.sent.rfind(f"\x1b[?{mode}h")
        assert self.sent.rfind("\x1b[?25h") > self.sent.rfind("\x1b[?25l"), "the cursor"
        return self.process.returncode


def test_in_a_terminal_it_starts_takes_keys_and_sizes_and_ctrl_c_gives_the_terminal_back():
    """Exit code 130, as for every command."""
    with Session(RECURSIVE, "--beside", FLAT) as player:
        player.see("A recursive_index.py", "B flat_index.py", "step 0 of 41,809", "q quit")
        assert termios.tcgetattr(player.slave) != player.modes
        assert COLOUR.search(player.sent)
        player.press(RIGHT + RIGHT, "step 2 of 41,809", "r1c4 1 placed")
        player.press("]", "step 3 of", "B: first overwrite of a placed digit")
        player.press("g", "go to step (0 to 41,809)")
        player.press("31\r", "step 31 of")
        player.resize(40, 12)
        player.see("needs 66 x 21, has 40 x 12")
        player.resize(80, 24)
        player.see("A recursive_index.py", "B flat_index.py", "q quit")
        player.press("?", "On the board", "any key closes this help")
        player.press("\x03", "kata: stopped")
        assert player.ended() == 130


def test_in_a_terminal_q_leaves_with_exit_code_0_and_without_colours_where_none_are_wanted():
    with Session(RECURSIVE, NO_COLOR="1") as player:
        player.see("q quit")
        player.press("g", "go to step")
        player.press("3199\r", "step 3,199 of 8,365", "longest retreat: 16", "[×]")
        player.press("q")
        assert player.ended() == 0
        assert not COLOUR.search(player.sent)


@parametrize_cases(
    Case("the help", opens="?", see="this help)", closes="xxx", then="+---------+"),
    Case("a question", opens="g", see="go to step", closes="5\r\r\r", then="step 5 of"),
)
def test_in_a_terminal_keys_that_come_at_once_close_a_dialog_once(opens, see, closes, then):
    with Session(RECURSIVE) as player:
        player.see("step 0 of")
        player.press(opens, see)
        player.press(closes, then)
        player.press("q")
        assert player.ended() == 0, player.sent


def test_in_a_terminal_a_crash_of_ours_gives_it_back_and_is_reported_in_a_line():
    """Exit code 3."""
    with Session(RECURSIVE, before=CRASH) as player:
        player.see("step 0 of")
        player.press(RIGHT, "internal error (our fault")
        assert player.ended() == 3
        assert "Traceback" not in player.sent


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_in_a_terminal_a_signal_gives_it_back(number):
    with Session(RECURSIVE) as player:
        player.see("step 0 of")
        player.process.send_signal(number)
        assert player.ended() == 128 + number


@parametrize_cases(
    Case("the signs of the strip", environment={"PYTHONIOENCODING": "ascii"}),
    Case("a cursor that can be placed", environment={"TERM": "dumb"}),
)
def test_a_terminal_without_what_the_player_needs_gets_the_final_board(environment):
    """An editor's output window is such a terminal."""
    with Session(RECURSIVE, **environment) as player:
        player.see("4,208 placed, 4,157 undone")
        assert player.process.wait() == 0
        assert "\x1b[?1049h" not in player.sent, "no second screen was opened"


def test_without_textual_a_line_says_what_to_type_before_anything_runs():
    with Session(RECURSIVE, before=NO_TEXTUAL) as player:
        player.see("to install: python3 problems/harness/set_up.py screen")
        assert player.process.wait() == 2
        player.read()
        assert player.sent.count("\n") == 1
