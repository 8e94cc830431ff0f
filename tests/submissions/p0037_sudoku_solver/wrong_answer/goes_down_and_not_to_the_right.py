"""Goes on to the next row where the next column comes first.

Verdict: Wrong Answer
Reason: blanks left
Cause: slip, 24
Change: one_off, 24
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.search(board, 0, 0)

    def search(self, board, r, c):
        if r == 9:
            return True
        if c == 9:
            return self.search(board, r + 1, 0)
        if board[r][c] != ".":
            return self.search(board, r, c + 1)
        for d in "123456789":
            if self.is_valid(board, r, c, d):
                board[r][c] = d
                if self.search(board, r + 1, c):
                    return True
                board[r][c] = "."
        return False

    def is_valid(self, board, r, c, d):
        if d in board[r] or any(board[k][c] == d for k in range(9)):
            return False
        return all(board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] != d for k in range(9))
