"""Kills its own process with the signal that the judge uses too.

Verdict: Runtime Error
Reason: ended by SIGKILL
Cause: none
Change: none
Near: exit_called
Catalogue: 20
Cases: One blank
"""

import os

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")

import signal


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        os.kill(os.getpid(), signal.SIGKILL)
