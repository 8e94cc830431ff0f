"""The two loops with a cursor without the `return False` behind the nine digits: a blank that
takes no digit is skipped, and the search reports success with holes in the board.

Verdict: Wrong Answer
Reason: blanks left
Cause: never_backtracks
Change: moved, 32
Catalogue: 53
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.backtrack(board, 0, 0)

    def backtrack(self, board, r, c):
        if c == 9:
            return self.backtrack(board, r + 1, 0)
        if r == 9:
            return True
        for i in range(r, 9):
            for j in range(c, 9):
                if board[i][j] != ".":
                    return self.backtrack(board, i, j + 1)
                for ch in "123456789":
                    if not self.is_valid(board, i, j, ch):
                        continue
                    board[i][j] = ch
                    if self.backtrack(board, i, j + 1):
                        return True
                    board[i][j] = "."
        return False

    def is_valid(self, board, r, c, ch):
        for i in range(9):
            if board[r][i] == ch:
                return False
            if board[i][c] == ch:
                return False
            if board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == ch:
                return False
        return True
