"""Deletes a local name and reads it; the class has one like it, which is not meant.

Verdict: Runtime Error
Reason: UnboundLocalError
Cause: none
Change: none
Near: name_unset | declaration_missing
"""


class Solution:
    rows = 9

    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = len(board)
        del rows
        board[0][0] = str(rows)
