"""The same draft with two loops around it: it undoes the answer too, and then goes on to the next
cell with this one left blank.

Verdict: Wrong Answer
Reason: unchanged
Cause: success_not_passed_on, 19
Change: passed_on, 19
Page: full
Cases: One blank
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.backtrack(board, 0, 0)

    def backtrack(self, board, r, c):
        if c == 9:
            self.backtrack(board, r + 1, 0)
            return
        if r == 9:
            return
        for i in range(r, 9):
            for j in range(c, 9):
                if board[i][j] != ".":
                    self.backtrack(board, i, j + 1)
                    return
                for ch in "123456789":
                    if not self.is_valid(board, i, j, ch):
                        continue
                    board[i][j] = ch
                    self.backtrack(board, i, j + 1)
                    board[i][j] = "."

    def is_valid(self, board, r, c, ch):
        for i in range(9):
            if board[r][i] == ch:
                return False
            if board[i][c] == ch:
                return False
            if board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == ch:
                return False
        return True
