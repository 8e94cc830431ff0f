"""Interactive shells in a pseudo-terminal, and the commands that reach programs from them."""

import os
import select
import shutil
import subprocess
import sys
import time
from contextlib import suppress

import pytest

from tests.support import PATIENCE

pty = pytest.importorskip("pty", reason="a pseudo-terminal needs POSIX")

SHELLS = {
    "bash": ("--norc", "-i"),
    "dash": ("-i",),
    "zsh": ("-f", "-i"),
    "fish": ("--no-config", "-i", "-C", "function fish_prompt; echo '> '; end"),
}
"""The shells that commands are written for, each with options by which it reads no user's files.

The usual prompt of fish calls Git.
"""
LEAD = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
    "os.execvp(sys.argv[1], sys.argv[1:])"
)
STUB = """#!/bin/sh
printf '%s\\037' "${0##*/}" "$@" >>"$RECORD"
echo >>"$RECORD"
"""
NEXT = ["make", "next"]
"""The command that is typed after each line, to see that the line left the shell as it was."""


def installed(shell):
    """Return the name of a shell as a test's parameter, skipped where the shell is missing."""
    reason = f"{shell} is not installed"
    missing = pytest.mark.skipif(shutil.which(shell) is None, reason=reason)
    return pytest.param(shell, marks=missing)


class Shell:
    """An interactive shell in which programs only record their arguments."""

    def __init__(self, name, folder, programs, patience=PATIENCE):
        """Start a shell.

        Args:
            name: a key of SHELLS.
            folder: an empty folder, for the programs and as the user's home.
            programs: the commands that record their arguments, a name or a path in the folder.
            patience: the seconds to wait for a command.
        """
        self.record, self.patience = folder / "record.txt", patience
        for program in programs:
            path = folder / (program if "/" in program else f"bin/{program}")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(STUB, encoding="utf-8")
            path.chmod(0o755)
        self.record.touch()
        self.terminal, theirs = pty.openpty()
        found = os.pathsep.join([str(folder / "bin"), os.defpath])
        self.process = subprocess.Popen(
            [sys.executable, "-c", LEAD, shutil.which(name) or name, *SHELLS[name]],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env={"PATH": found, "HOME": str(folder), "TERM": "xterm", "RECORD": str(self.record)},
            start_new_session=True,
        )
        os.close(theirs)
        self.shown = ""
        self.wait(lambda: self.shown)  # its prompt

    def __enter__(self):
        """Return the shell, to be closed after the block."""
        return self

    def __exit__(self, *_):
        """Kill the shell, and close its terminal."""
        self.process.kill()
        self.process.wait()
        os.close(self.terminal)

    def records(self):
        """Return the commands that reached a program, each as a list of words."""
        lines = self.record.read_text(encoding="utf-8").splitlines()
        return [line.split("\x1f")[:-1] for line in lines]

    def type(self, line):
        """Type a line, then NEXT. Return the commands that both started, NEXT left out.

        Raises:
            TimeoutError: NEXT did not arrive.
        """
        before = len(self.records())
        for typed in line, " ".join(NEXT):
            os.write(self.terminal, f"{typed}\r".encode())
        self.wait(lambda: NEXT in self.records()[before:])
        return self.records()[before:-1]

    def wait(self, done):
        """Read what the shell shows until a condition holds."""
        deadline = time.monotonic() + self.patience
        while not done():
            if time.monotonic() > deadline:
                raise TimeoutError(self.shown)
            if select.select([self.terminal], [], [], 0.02)[0]:
                with suppress(OSError):  # the shell has ended
                    self.shown += os.read(self.terminal, 2**16).decode("utf-8", "replace")
