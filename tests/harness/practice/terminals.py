"""A terminal in which `kata` runs in a clone, as a learner would use it."""

import os
import re
import select
import signal
import struct
import subprocess
import sys
import time
from contextlib import suppress

import psutil
import pytest

fcntl = pytest.importorskip("fcntl", reason="a pseudo-terminal needs POSIX")
pty, termios = pytest.importorskip("pty"), pytest.importorskip("termios")

CONTROL = re.compile(r"\x1b(\[[0-9;?<=>]*[a-zA-Z]|[()=>][0-9A-Z]?|P[^\x1b]*\x1b\\)")
PATIENCE = 60
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
    """A pseudo-terminal of 80 columns and 24 rows, and the `kata` that runs in it."""

    def __init__(self, clone, *arguments, under_make=False):
        """Start `kata`, under a leader of the session that passes no SIGHUP on if asked to."""
        code = LEAD + FOLLOW * under_make + LAUNCH
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.settings = termios.tcgetattr(theirs)
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=clone.folder,
            env=os.environ | {"PYTHONPATH": clone.own_path(), "TERM": "xterm-256color"},
            start_new_session=True,
        )
        self.theirs, self.shown = theirs, ""
        clone.terminals.append(self)

    def types(self, text):
        """Type, and forget what was shown before."""
        self.shown = ""
        os.write(self.ours, text.encode())

    def sees(self, *words):
        """Wait until all words were shown since something was typed."""
        deadline = time.monotonic() + PATIENCE
        while not all(word in self.shown for word in words):
            assert time.monotonic() < deadline, f"{words} not in\n{self.shown}"
            self.read()

    def read(self):
        """Take what was written to the terminal."""
        if select.select([self.ours], [], [], 0.02)[0]:
            text = os.read(self.ours, 2**16).decode(errors="replace")
            self.shown += CONTROL.sub("", text)

    def ends(self):
        """Wait until `kata` has ended, close the terminal, and return the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            self.read()
        self.read()
        restored = termios.tcgetattr(self.theirs) == self.settings
        os.close(self.ours)
        os.close(self.theirs)
        assert restored, "the terminal is not as it was"
        return self.process.wait(timeout=1)

    def is_closed(self):
        """Close the terminal, wait until `kata` has ended, and return the exit code."""
        os.close(self.ours)
        os.close(self.theirs)
        try:
            return self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            raise

    def kill(self):
        """Kill what still runs in it."""
        for pid in self.left_behind():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(timeout=PATIENCE)

    def left_behind(self):
        """The processes that are still in the session of the terminal."""
        found = []
        for pid in psutil.pids():
            with suppress(ProcessLookupError):
                found += [pid] if os.getsid(pid) == self.process.pid else []
        return found
