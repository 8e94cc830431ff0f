"""Leaves with an exit code.

Verdict: Runtime Error
Reason: SystemExit: 1
Cause: exit_called
Change: none
Catalogue: 16
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        sys.exit(1)
