"""Ends a process and everything it started, even what escaped into a session of its own.

On Linux the caller becomes the subreaper of its descendants: a process that loses its parent then
becomes the caller's child instead of disappearing to process 1, so it can be found and ended.
Elsewhere the process group is ended, and a descendant that left it may survive.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

LINUX = sys.platform == "linux"
PR_SET_CHILD_SUBREAPER = 36
PATIENCE = 5.0  # seconds until a killed process must be gone


def adopt_orphans(wanted: bool) -> None:
    """Become the parent of descendants that lose theirs, or stop being it."""
    if LINUX:
        import ctypes  # late: only a judge needs it

        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, int(wanted), 0, 0, 0)


def children() -> set[int]:
    """Return the process ids of this process's children, dead ones included."""
    if not LINUX or not _has_child():
        return set()
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            # such a line reads: pid (a name with anything in it) state parent …
            if int(stat.read_text(errors="replace").rpartition(")")[2].split()[1]) == os.getpid():
                found.add(int(stat.parent.name))
    return found


def end_tree(process: subprocess.Popen[bytes] | None, others: set[int]) -> None:
    """Kill a process that leads a session and all its descendants, and wait until they are gone.

    Args:
        process: the leader; it may be gone already. None if it never started.
        others: the children of this process that have nothing to do with it.
    """
    if process is not None:
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        process.wait()
    give_up = time.monotonic() + PATIENCE
    while (orphans := children() - others) and time.monotonic() < give_up:
        for pid in orphans:
            with contextlib.suppress(ProcessLookupError, ChildProcessError):
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, os.WNOHANG)
        time.sleep(0.001)


def _has_child() -> bool:
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True
