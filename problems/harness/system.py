"""Functions of the judge that differ by operating system: each function is chosen once, on import.

The first functions work on all systems; Windows uses them, POSIX and Linux replace most. Tests
import this file as each system does. The child has `child/system.py`, because it imports only its
own package.
"""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop
    from io import BufferedReader
    from subprocess import Popen

CHUNK = 2**16
ON_ITS_WAY = 0.05  # seconds for a thread to deliver what the pipe already holds
PR_SET_CHILD_SUBREAPER = 36


def read_by_thread(pipe: BufferedReader) -> Callable[[float], bytes | None]:
    """Return a function as `chunk_reader` does, for a system without `select` on pipes."""
    from queue import Empty, Queue  # late: POSIX needs no threads
    from threading import Thread

    chunks: Queue[bytes] = Queue(1)  # so that a flood waits in the pipe

    def fill() -> None:
        chunk = None
        with suppress(ValueError, OSError):  # the reader has closed the pipe
            while chunk != b"":
                chunk = pipe.raw.read(CHUNK) or b""
                chunks.put(chunk)

    def read(seconds: float) -> bytes | None:
        try:
            return chunks.get(timeout=max(seconds, ON_ITS_WAY))
        except Empty:
            return None

    Thread(target=fill, daemon=True).start()
    return read


def end_descendants(process: Popen[bytes]) -> None:
    """Kill the descendants of a process, except orphaned ones."""
    import psutil  # late: it takes long to import

    with suppress(psutil.Error):
        for descendant in psutil.Process(process.pid).children(recursive=True):
            with suppress(psutil.Error):
                descendant.kill()


def run_in_its_place(command: list[str], environment: Mapping[str, str]) -> NoReturn:
    """Run a command, and exit with its exit code."""
    import subprocess

    sys.exit(subprocess.run(command, env=environment, check=False).returncode)


if sys.platform == "win32":
    PYTHON = "python"
    STOP_SIGNALS: tuple[signal.Signals, ...] = (signal.SIGTERM,)
    signals_held = nullcontext
    chunk_reader, end_group, become = read_by_thread, end_descendants, run_in_its_place

    def on_stop_signals(
        _loop: AbstractEventLoop, _call: Callable[[int], object], *_more: signal.Signals
    ) -> None:
        """Do nothing: event loops on Windows handle no signals."""

else:
    PYTHON = "python3"
    STOP_SIGNALS = (signal.SIGTERM, signal.SIGHUP)

    @contextmanager
    def signals_held() -> Iterator[None]:
        """Delay Ctrl-C and other stop signals until the `with` block has ended."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, *STOP_SIGNALS})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def chunk_reader(pipe: BufferedReader) -> Callable[[float], bytes | None]:
        """Return a function that reads a chunk from a pipe, with a timeout in seconds.

        The function returns None at a timeout, and b"" at the end. It must be the only reader.
        """

        def read(seconds: float) -> bytes | None:
            ready = select.select([pipe], [], [], max(seconds, 0.0))[0]
            return os.read(pipe.fileno(), CHUNK) if ready else None

        return read

    def end_group(process: Popen[bytes]) -> None:
        """Kill a session leader and its process group."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)

    def become(command: list[str], environment: Mapping[str, str]) -> NoReturn:
        """Replace this process by a command."""
        os.execve(command[0], command, environment)

    def on_stop_signals(
        loop: AbstractEventLoop, call: Callable[[int], object], *more: signal.Signals
    ) -> None:
        """Have an event loop call a function with the number of a stop signal or one of `more`.

        An exception that an ordinary signal handler raises may be lost in a task of the loop.
        """
        for number in (*STOP_SIGNALS, *more):
            loop.add_signal_handler(number, call, number)


if sys.platform == "linux":
    from harness.child.system import set_for_process

    def adopt_orphans(wanted: bool) -> None:
        """Become the parent of orphaned descendants (a subreaper), or stop being their parent.

        Otherwise they become children of process 1, where they cannot be found or killed.
        """
        set_for_process(PR_SET_CHILD_SUBREAPER, int(wanted))

    def children() -> set[int]:
        """Return the process ids of this process's children, including zombies."""
        try:
            os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        except ChildProcessError:  # it has none
            return set()
        # not by `glob`, which raises if a process ends meanwhile
        pids = {int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()}
        return {pid for pid in pids if _parent_of(pid) == os.getpid()}

    def _parent_of(pid: int) -> int:
        """Return the id of a process's parent, or 0 if it has ended."""
        with suppress(OSError):
            # the format is: pid (name, of any characters) state parent …
            stat = Path(f"/proc/{pid}/stat").read_text(errors="replace")
            return int(stat.rpartition(")")[2].split()[1])
        return 0

    def kill_children(pids: set[int]) -> None:
        """Kill and reap children of this process."""
        for pid in pids:
            with suppress(ProcessLookupError, ChildProcessError):
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, os.WNOHANG)

else:

    def adopt_orphans(_wanted: bool) -> None:
        """Do nothing: a descendant outside its process group may survive."""

    def children() -> set[int]:
        """Return an empty set: no orphan was adopted."""
        return set()

    def kill_children(_pids: set[int]) -> None:
        """Do nothing: there are no adopted orphans."""
