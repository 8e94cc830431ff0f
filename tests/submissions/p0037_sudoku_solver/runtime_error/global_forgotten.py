"""Counts calls in a variable of the module without `global`.

Verdict: Runtime Error
Reason: UnboundLocalError
Likely: is meant, write
Near: is Python 2 | calls itself without end
"""

calls = 0


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        calls += 1
        self.board = board
