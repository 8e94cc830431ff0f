"""A terminal in which `kata` runs in a clone, as a learner would use it."""

import os
import re
import select
import signal
import struct
import subprocess
import sys
from codecs import getincrementaldecoder
from contextlib import suppress

import pytest

from tests.support import PATIENCE, until

fcntl = pytest.importorskip("fcntl", reason="a pseudo-terminal needs POSIX")
pty, termios = pytest.importorskip("pty"), pytest.importorskip("termios")

CONTROL = re.compile(r"\x1b(\[[0-9;?<=>]*[a-zA-Z]|[()=>][0-9A-Z]?|P[^\x1b]*\x1b\\)")
COLOUR = re.compile(r"\x1b\[(?:[\d;]*;)?(?:[34][0-8]|9[0-7]|10[0-7])(?:;[\d;]*)?m")
MODES = 1049, 2004, 1000, 1003  # alternate screen, pasting, mouse
LEAD = "import fcntl, os, signal, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0)\n"
FOLLOW = """if pid := os.fork():
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
"""
LAUNCH = (
    "signal.signal(signal.SIGINT, signal.default_int_handler);"  # tests may run with it ignored
    "from harness.cli.main import main; sys.exit(main(sys.argv[1:]))"
)


class Terminal:
    """A pseudo-terminal, and the `kata` that runs in it."""

    def __init__(
        self, clone, *arguments, under_make=False, before="", size=(80, 24), **environment
    ):
        """Start `kata` in a clone.

        Args:
            clone: its folder, its own path, and the list of its terminals.
            arguments: the words of the command.
            under_make: True for a leader of the session that passes no SIGHUP on.
            before: code that runs before the command.
            size: columns and rows.
            environment: further variables.
        """
        code = LEAD + FOLLOW * under_make + before + LAUNCH
        self.ours, self.theirs = pty.openpty()
        self.sent, self.seen = "", 0
        self.decoder = getincrementaldecoder("utf-8")("replace")  # a sign may come in two parts
        self.resize(*size)
        self.settings = termios.tcgetattr(self.theirs)
        # pytest-xdist names a size here, which would be taken for that of the terminal
        inherited = {name: os.environ[name] for name in {*os.environ} - {"COLUMNS", "LINES"}}
        own = {"PYTHONPATH": clone.own_path(), "TERM": "xterm-256color"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, *map(str, arguments)],
            stdin=self.theirs,
            stdout=self.theirs,
            stderr=self.theirs,
            cwd=clone.folder,
            env=inherited | own | environment,
            start_new_session=True,
        )
        clone.terminals.append(self)

    @property
    def shown(self):
        return CONTROL.sub("", self.sent[self.seen :])

    def resize(self, columns, rows):
        """Resize the terminal, and discard its previous output."""
        self.seen = len(self.sent)
        fcntl.ioctl(self.theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def types(self, text):
        self.seen = len(self.sent)
        os.write(self.ours, text.encode())

    def press(self, keys, *words):
        self.types(keys)
        self.sees(*words)

    def sees(self, *words):
        """Wait until all words were shown since something was typed. Return the terminal."""
        for _ in until(lambda: all(word in self.shown for word in words), lambda: self.shown):
            self.read()
        return self

    def read(self):
        """Read some output of the terminal. Return False if there is none."""
        written = bool(select.select([self.ours], [], [], 0.02)[0])
        if written:
            self.sent += self.decoder.decode(os.read(self.ours, 2**16))
        return written

    def ends(self, after=""):
        """Type, wait until `kata` has ended, close the terminal, and return the exit code."""
        if after:
            self.types(after)
        for _ in until(lambda: self.process.poll() is not None, lambda: self.shown):
            self.read()
        while self.read():  # the system hands over 4 KiB at a time
            pass
        restored = termios.tcgetattr(self.theirs) == self.settings
        os.close(self.ours)
        os.close(self.theirs)
        assert restored, "the terminal is not as it was"
        for mode in MODES:
            assert self.sent.rfind(f"\x1b[?{mode}l") >= self.sent.rfind(f"\x1b[?{mode}h")
        assert self.sent.rfind("\x1b[?25h") >= self.sent.rfind("\x1b[?25l"), "the cursor"
        return self.process.returncode

    def is_closed(self):
        """Close the terminal, wait until `kata` has ended, and return the exit code."""
        os.close(self.ours)
        os.close(self.theirs)
        return self.process.wait(timeout=PATIENCE)

    def kill(self):
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(timeout=PATIENCE)
