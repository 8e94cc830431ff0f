"""Changes the puzzle into one whose answer it knows.

Verdict: Wrong Answer
Reason: given overwritten
Cause: given_overwritten
Change: none
Catalogue: 40, 51
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                board[r][c] = str((r * 3 + r // 3 + c) % 9 + 1)
