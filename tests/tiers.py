"""The quick tests: none costs much, except those that are listed in `costly_but_quick.txt`.

A test that costs more than 50 ms of CPU time is marked `slow`. Times differ between machines,
so what is held is a count: a quick test that is not listed starts at most one process.
"""

import sys
from pathlib import Path

COSTLY_BUT_QUICK = Path(__file__).with_name("costly_but_quick.txt").read_text("utf-8").split()
MOST_LISTED = 30
MOST_PROCESSES = 1
STARTS = {"subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn"}


class Starts:
    """A counter of the processes that this process starts, from when it is made."""

    def __init__(self):
        """Count from now on. Python cannot stop to report, so make one counter only."""
        self.count = 0
        sys.addaudithook(self._hear)

    def _hear(self, event, _details):
        self.count += event in STARTS


def is_listed(name):
    """Return True if a test is in the list, by its own name or by the file that it judges.

    The list names files without their folders, so that a folder can be moved.
    """
    path, _, test = name.partition("::")
    function, _, parameters = test.partition("[")
    names = {f"{path.rpartition('/')[2]}::{one}" for one in (function, parameters.rstrip("]"))}
    return not names.isdisjoint(COSTLY_BUT_QUICK)
