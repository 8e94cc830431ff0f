"""Runs a command of `kata` with the terminal, while the screen is suspended.

Textual's loop stands still meanwhile, so requests to stop and a closed terminal are answered here.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NoReturn

from harness.judge.orphans import start_process
from harness.problem import Problem
from harness.system import STOP_SIGNALS, key_by_key
from harness.terminal_app import HUNG_UP

LOOK = 0.25
"""Seconds between looks at the terminal, which may be closed without a signal."""
PATIENCE = 3.0
"""Seconds for a command to clean up after itself."""


class AskedToEndError(Exception):
    """The screen was asked to end while a command had the terminal."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def run_here(problem: Problem, name: str, *arguments: str, wait: bool) -> None:
    """Run a command of `kata` with the terminal, and wait for a key if asked to or if it failed.

    Raises:
        AskedToEndError: by a signal, or the terminal was closed. The command has ended then too.
    """
    command = [sys.executable, "-m", "harness", name, *arguments]
    command += ["--problem", str(problem.folder)]
    with _answered(_ignore, signal.SIGINT), _answered(_stop, *STOP_SIGNALS):  # Ctrl-C is for it
        code = _run(command)
        if wait or code:
            with suppress(EOFError, OSError):  # as at a closed terminal
                _wait_for_key("\nPress any key to go back to practice. ")
        _check_terminal()


def _wait_for_key(text: str) -> None:
    """Print a text and wait for any key; for Enter where the terminal does not send others."""
    sys.stdout.write(text)
    sys.stdout.flush()
    with key_by_key() as any_key:
        if any_key:
            os.read(sys.stdin.fileno(), 32)  # a key may send several bytes
        else:
            input()


def _run(command: list[str]) -> int:
    """Run a command and return its exit code. If that is stopped, the command is too."""
    process = start_process(command)  # no judgement that ends meanwhile takes it with it
    try:
        while process.poll() is None:
            with suppress(subprocess.TimeoutExpired):
                process.wait(LOOK)
            _check_terminal()
    except AskedToEndError:
        with _answered(_ignore, *STOP_SIGNALS):
            _end(process)
        raise
    return process.returncode


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a process, which first ends what it has started."""
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _check_terminal() -> None:
    if not sys.stdin.isatty():
        raise AskedToEndError(HUNG_UP)


@contextmanager
def _answered(handler: Callable[[int, Any], object], *numbers: signal.Signals) -> Iterator[None]:
    """Have signals answered by a handler until the block has ended."""
    before = [(number, signal.signal(number, handler)) for number in numbers]
    try:
        yield
    finally:
        for number, known in before:
            signal.signal(number, known)


def _ignore(_number: int, _frame: Any) -> None:
    """Do nothing. A command that is started here does not inherit that, as it would SIG_IGN."""


def _stop(number: int, _frame: Any) -> NoReturn:
    raise AskedToEndError(128 + number)
