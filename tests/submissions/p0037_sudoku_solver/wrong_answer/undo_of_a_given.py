"""Blanks each cell on its way back, the givens that it passed over included.

Verdict: Wrong Answer
Reason: given overwritten
Cause: given_erased
Change: surplus, 25
Near: wrong_cell_undone
Catalogue: 51
Cases: Single candidates
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.solve(0)

    def solve(self, i):
        if i == 81:
            return True
        r, c = divmod(i, 9)
        if self.board[r][c] != ".":
            if self.solve(i + 1):
                return True
            self.board[r][c] = "."
            return False
        for d in "123456789":
            if self.valid(r, c, d):
                self.board[r][c] = d
                if self.solve(i + 1):
                    return True
                self.board[r][c] = "."
        return False

    def valid(self, r, c, d):
        for i in range(9):
            if self.board[r][i] == d:
                return False
            if self.board[i][c] == d:
                return False
        top, left = r // 3 * 3, c // 3 * 3
        for i in range(top, top + 3):
            for j in range(left, left + 3):
                if self.board[i][j] == d:
                    return False
        return True
