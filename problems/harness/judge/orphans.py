"""Finds and kills the orphans of submissions: descendants whose parent has ended.

On Linux an orphan becomes a child of the judge, so that it can be found and killed. Several
submissions may run at once, each in its own thread: a child of one is never mistaken for an orphan
of another. An orphan that may belong to several submissions is killed when the last of them ends.
"""

import subprocess
import time
from collections.abc import Sequence
from threading import RLock
from typing import Any

from harness.system import adopt_orphans, children, kill_children

PATIENCE = 5.0  # seconds until a killed process must be gone
PAUSE = 0.001  # seconds between attempts

_lock = RLock()  # so that a child is registered as soon as it exists
_started: list[subprocess.Popen[bytes]] = []
_adopting: "list[Orphans]" = []


def start_process(command: Sequence[str], **options: Any) -> subprocess.Popen[bytes]:
    """Start a process that is never killed as an orphan, with the options of `Popen`."""
    with _lock:
        process = subprocess.Popen(command, **options)
        _started[:] = [*(known for known in _started if known.returncode is None), process]
    return process


class Orphans:
    """The orphans of one submission."""

    def __init__(self) -> None:
        """Start adopting orphaned processes, until `end`."""
        with _lock:
            self.before = _not_started_here()
            _adopting.append(self)
            adopt_orphans(True)

    def find(self) -> set[int]:
        """Return the process ids of orphans that can only belong to this submission."""
        with _lock:
            others = [orphans.before for orphans in _adopting if orphans is not self]
            return (_not_started_here() - self.before).intersection(*others)

    def end(self) -> None:
        """Kill the orphans, wait until they are gone, and stop adopting."""
        give_up = time.monotonic() + PATIENCE
        while (pids := self.find()) and time.monotonic() < give_up:
            kill_children(pids)
            time.sleep(PAUSE)
        with _lock:
            _adopting.remove(self)
            adopt_orphans(bool(_adopting))


def _not_started_here() -> set[int]:
    ours = {
        process.pid for process in _started if process.returncode is None
    }  # read before `children()`: a process may end in between
    return children() - ours
