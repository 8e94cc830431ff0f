"""Refutes digits by what follows from each alone, and stops when no digit is refuted any more.

Verdict: Wrong Answer
Reason: 54 cells are still blank, first r1c2 (board[0][1])
Cause: guess_missing
Change: none
Cases: A minimal board
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        found = True
        while found:
            found = False
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        possible = [d for d in self.options(board, r, c) if self.holds(board, r, c, d)]
                        if len(possible) == 1:
                            board[r][c] = possible[0]
                            found = True

    def options(self, board, r, c):
        used = set(board[r]) | {row[c] for row in board}
        used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return sorted({*"123456789"} - used)

    def holds(self, board, r, c, digit):
        copy = [row[:] for row in board]
        copy[r][c] = digit
        again = True
        while again:
            again = False
            for i in range(9):
                for j in range(9):
                    if copy[i][j] == ".":
                        left = self.options(copy, i, j)
                        if not left:
                            return False
                        if len(left) == 1:
                            copy[i][j] = left[0]
                            again = True
        return True
