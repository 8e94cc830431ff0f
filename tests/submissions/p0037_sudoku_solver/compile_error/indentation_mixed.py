"""Indents with tabs and blanks, as pasted from two places.

Verdict: Compile Error
Reason: TabError
Cause: none
Change: none
Catalogue: 44
"""

class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
	    board[r][0] = "1"
