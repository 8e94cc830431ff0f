"""Signals and processes. Features that only Linux has do nothing on macOS.

The child has `child/system.py`, because it imports only its own package.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from harness.child.system import set_for_process

if TYPE_CHECKING:
    from subprocess import Popen

PR_SET_CHILD_SUBREAPER = 36
STOP_SIGNALS = (signal.SIGTERM, signal.SIGHUP)


@contextmanager
def signals_held() -> Iterator[None]:
    """Delay Ctrl-C and other stop signals until the `with` block has ended."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, *STOP_SIGNALS})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_group(process: Popen[bytes]) -> None:
    """Kill a session leader and its process group."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def adopt_orphans(wanted: bool) -> None:
    """Become the parent of orphaned descendants (a subreaper), or stop being their parent.

    Otherwise they become children of process 1, where they cannot be found or killed. On macOS this
    does nothing: a descendant outside its process group may survive.
    """
    set_for_process(PR_SET_CHILD_SUBREAPER, int(wanted))


def children() -> set[int]:
    """Return the process ids of this process's children, including zombies; an empty set on macOS.

    It is only used to find adopted orphans.
    """
    if sys.platform != "linux":
        return set()
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:  # it has none
        return set()
    # not by `glob`, which raises if a process ends meanwhile
    pids = {int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()}
    return {pid for pid in pids if _parent_of(pid) == os.getpid()}


def kill_children(pids: set[int]) -> None:
    """Kill and reap children of this process."""
    for pid in pids:
        with suppress(ProcessLookupError, ChildProcessError):
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, os.WNOHANG)


def _parent_of(pid: int) -> int:
    """Return the id of a process's parent, or 0 if it has ended."""
    with suppress(OSError):
        # the format is: pid (name, of any characters) state parent …
        stat = Path(f"/proc/{pid}/stat").read_text(errors="replace")
        return int(stat.rpartition(")")[2].split()[1])
    return 0
