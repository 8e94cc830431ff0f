"""Runs a command of `kata` in the terminal while the screen is suspended.

Textual's loop does not run meanwhile, so stop signals and a closed terminal are handled here.
"""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NoReturn

from harness.judge.orphans import start_process
from harness.problem import Problem
from harness.system import STOP_SIGNALS
from harness.terminal_app import HUNG_UP

LOOK = 0.25
"""Seconds between checks of the terminal, which may be closed without a signal."""
PATIENCE = 3.0
"""Seconds for a command to clean up after itself."""


class AskedToEndError(Exception):
    """The screen was asked to end while a command had the terminal."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def run_here(problem: Problem, name: str, *arguments: str, wait: bool) -> None:
    """Run a command of `kata` in the terminal. Wait for Enter if `wait` is True, or if it failed.

    Raises:
        AskedToEndError: a stop signal came, or the terminal was closed. The command has ended too.
    """
    command = [sys.executable, "-m", "harness", name, *arguments]
    command += ["--problem", str(problem.folder)]
    with _handled(_ignore, signal.SIGINT), _handled(_stop, *STOP_SIGNALS):  # the child gets Ctrl-C
        code = _run(command)
        if wait or code:
            with suppress(EOFError, OSError):  # the terminal was closed
                input("\nPress Enter to go back to practice. ")
        _check_terminal()


def _run(command: list[str]) -> int:
    """Run a command and return its exit code. A stop signal ends the command as well."""
    process = start_process(command)  # a judgement that ends meanwhile does not kill it
    try:
        while process.poll() is None:
            with suppress(subprocess.TimeoutExpired):
                process.wait(LOOK)
            _check_terminal()
    except AskedToEndError:
        with _handled(_ignore, *STOP_SIGNALS):
            _end(process)
        raise
    return process.returncode


def _end(process: subprocess.Popen[bytes]) -> None:
    """Terminate a process, and kill it if it is still running after PATIENCE seconds."""
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
def _handled(handler: Callable[[int, Any], object], *numbers: signal.Signals) -> Iterator[None]:
    """Install a signal handler until the `with` block has ended."""
    before = [(number, signal.signal(number, handler)) for number in numbers]
    try:
        yield
    finally:
        for number, earlier in before:
            signal.signal(number, earlier)


def _ignore(_number: int, _frame: Any) -> None:
    """Do nothing. A child process does not inherit this, as it would inherit SIG_IGN."""


def _stop(number: int, _frame: Any) -> NoReturn:
    raise AskedToEndError(128 + number)
