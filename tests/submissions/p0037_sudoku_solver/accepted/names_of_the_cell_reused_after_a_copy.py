"""Keeps the cell in other names before loops over the first ones.

Verdict: Accepted
Cause: none
Near: loop_variable_reused
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.solve(board)

    def solve(self, board):
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    r, c = i, j
                    for d in "123456789":
                        ok = True
                        for i in range(9):
                            if board[i][c] == d or board[r][i] == d:
                                ok = False
                        for i in range(r // 3 * 3, r // 3 * 3 + 3):
                            for j in range(c // 3 * 3, c // 3 * 3 + 3):
                                if board[i][j] == d:
                                    ok = False
                        if ok:
                            board[r][c] = d
                            if self.solve(board):
                                return True
                            board[r][c] = "."
                    return False
        return True
