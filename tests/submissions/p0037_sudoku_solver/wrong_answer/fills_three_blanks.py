"""Writes the first digit that fits into the first three blanks, and stops there.

Verdict: Wrong Answer
Reason: blanks left
Cause: loop_without_search
Change: none
Cases: LeetCode's example
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        for r, c in blanks[:3]:
            for d in "123456789":
                if self.is_valid(board, r, c, d):
                    board[r][c] = d
                    break

    def is_valid(self, board, r, c, d):
        if d in board[r] or any(board[k][c] == d for k in range(9)):
            return False
        return all(board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] != d for k in range(9))
