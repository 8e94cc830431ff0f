"""Runs what takes long: a function in a thread, or a command of `kata` in the suspended terminal.

Textual's loop does not run during a command: stop signals and a closed terminal are handled here.
"""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Event
from typing import Any, NoReturn, TypeVar

from harness.errors import StopRequest
from harness.judge.orphans import start_process
from harness.judge.stopping import stopped_by
from harness.problem import Problem
from harness.system import STOP_SIGNALS
from harness.terminal_app import HUNG_UP

T = TypeVar("T")

LOOK = 0.25
"""Seconds between checks of the terminal, which may be closed without a signal."""
PATIENCE = 3.0
"""Seconds for a command to clean up after itself."""


async def in_thread(function: Callable[[], T]) -> T:
    """Call a function in a thread, and return its result.

    On cancellation, judging in the thread is stopped, and the thread has ended before this ends.
    """
    stop = Event()

    def call() -> T:
        with stopped_by(stop):
            return function()

    done = asyncio.get_running_loop().run_in_executor(None, call)
    try:
        return await asyncio.shield(done)
    except asyncio.CancelledError:
        stop.set()
        while not done.done():  # even if it is cancelled again: nothing may be left behind
            with suppress(asyncio.CancelledError):
                await asyncio.wait({done})
        done.exception()  # otherwise asyncio reports it as never retrieved
        raise


def in_terminal(problem: Problem, name: str, *arguments: str, wait: bool) -> None:
    """Run a command of `kata` in the terminal. Wait for Enter if `wait` is True, or if it failed.

    Raises StopRequest if a stop signal came, or the terminal was closed. The command has ended too.
    """
    command = [sys.executable, "-m", "harness", name, *arguments]
    command += ["--problem", str(problem.folder)]
    with _handled(_ignore, signal.SIGINT), _handled(_stop, *STOP_SIGNALS):  # the child gets Ctrl-C
        process = start_process(command)  # a judgement that ends meanwhile does not kill it
        try:
            while process.poll() is None:
                with suppress(subprocess.TimeoutExpired):
                    process.wait(LOOK)
                _check_terminal()
        finally:
            _end(process)
        if wait or process.returncode:
            with suppress(EOFError, OSError):  # the terminal was closed
                input("\nPress Enter to go back to practice. ")
        _check_terminal()


def _end(process: subprocess.Popen[bytes]) -> None:
    """Terminate a process if it runs, and kill it if it still runs after PATIENCE seconds."""
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _check_terminal() -> None:
    if not sys.stdin.isatty():
        raise StopRequest(HUNG_UP)


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
    """Raise StopRequest at the first stop signal, and ignore further ones."""
    for other in STOP_SIGNALS:
        signal.signal(other, _ignore)
    raise StopRequest(128 + number)
