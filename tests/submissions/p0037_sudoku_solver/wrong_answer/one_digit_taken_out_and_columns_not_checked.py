"""Looks for one digit in a list and takes it out there. It does not compare the columns.

Verdict: Wrong Answer
Reason: digit twice
Cause: unit_not_compared
Change: look_added, 27
Near: modified_while_iterating
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in self.left(board, r, c):
                        board[r][c] = d
                        if self.solveSudoku(board):
                            return True
                        board[r][c] = "."
                    return False
        return True

    def left(self, board, r, c):
        digits = list("123456789")
        for k in range(9):
            for seen in (board[r][k], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                for d in digits:
                    if d == seen:
                        digits.remove(d)
        return digits
