"""Writes `=` in a condition.

Verdict: Compile Error
Reason: SyntaxError: 
Cause: none
Change: none
Catalogue: 44
"""

class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        if board[0][0] = ".":
            board[0][0] = "1"
