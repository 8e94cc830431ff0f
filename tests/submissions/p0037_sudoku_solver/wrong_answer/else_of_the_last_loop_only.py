"""Looks through row, column and box in three loops, and only the last can refuse a digit.

Verdict: Wrong Answer
Reason: has two
Cause: unit_not_compared
Change: break_unseen, 22
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        for k in range(9):
                            if board[r][k] == d:
                                break
                        for k in range(9):
                            if board[k][c] == d:
                                break
                        for k in range(9):
                            if board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == d:
                                break
                        else:
                            board[r][c] = d
                            if self.fill(board):
                                return True
                            board[r][c] = "."
                    return False
        return True
