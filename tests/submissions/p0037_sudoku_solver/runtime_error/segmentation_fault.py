"""Reads where nothing is, and is ended by the system.

Verdict: Runtime Error
Reason: ended by SIGSEGV
Cause: none
Change: none
Catalogue: 19
Cases: One blank
"""

import os

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")

import ctypes


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        ctypes.string_at(0)
