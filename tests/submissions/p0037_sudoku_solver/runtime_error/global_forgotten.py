"""Counts calls in a variable of the module without `global`.

Verdict: Runtime Error
Reason: UnboundLocalError
Cause: declaration_missing, 15
Change: none
Near: name_unset | python_2 | endless_recursion
"""

calls = 0


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        calls += 1
        self.board = board
