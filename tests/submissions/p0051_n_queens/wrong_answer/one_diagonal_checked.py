"""Looks up and to the left, but not up and to the right.

Verdict: Wrong Answer
Reason: board 1: queens at r1c2 and r2c1 attack each other on a diagonal
Cause: other_rule
Change: none
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        self.result = []
        chessboard = ["." * n for _ in range(n)]
        self.backtracking(n, 0, chessboard)
        return self.result

    def backtracking(self, n, row, chessboard):
        if row == n:
            self.result.append(chessboard[:])
            return
        for col in range(n):
            if self.isValid(row, col, chessboard):
                chessboard[row] = chessboard[row][:col] + "Q" + chessboard[row][col + 1 :]
                self.backtracking(n, row + 1, chessboard)
                chessboard[row] = chessboard[row][:col] + "." + chessboard[row][col + 1 :]

    def isValid(self, row, col, chessboard):
        for i in range(row):
            if chessboard[i][col] == "Q":
                return False
        i, j = row - 1, col - 1
        while i >= 0 and j >= 0:
            if chessboard[i][j] == "Q":
                return False
            i -= 1
            j -= 1
        return True
