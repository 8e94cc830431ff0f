"""Writes to `board[c][r]`.

Verdict: Wrong Answer
Reason: given overwritten
Cause: given_overwritten
Change: order, 24
Near: answer_transposed | another_unit_compared
Cases: sample
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.search(board, 0)

    def search(self, board, place):
        if place == 81:
            return True
        r, c = divmod(place, 9)
        if board[r][c] != ".":
            return self.search(board, place + 1)
        for d in "123456789":
            if self.is_valid(board, r, c, d):
                board[c][r] = d
                if self.search(board, place + 1):
                    return True
                board[c][r] = "."
        return False

    def is_valid(self, board, r, c, d):
        if d in board[r] or any(board[k][c] == d for k in range(9)):
            return False
        return all(board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] != d for k in range(9))
