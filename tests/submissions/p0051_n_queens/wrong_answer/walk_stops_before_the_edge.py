"""Walks up to the right only as far as the last column but one.

Verdict: Wrong Answer
Reason: board 1: queens at r1c2 and r2c1 attack each other on a diagonal
Cause: slip, 21
Change: comparison, 21
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        board = [["."] * n for _ in range(n)]
        ans = []

        def attacked(r, c):
            for k in range(1, r + 1):
                if board[r - k][c] == "Q":
                    return True
                if c - k >= 0 and board[r - k][c - k] == "Q":
                    return True
                if c + k < n - 1 and board[r - k][c + k] == "Q":
                    return True
            return False

        def place(r):
            if r == n:
                ans.append(["".join(row) for row in board])
                return
            for c in range(n):
                if not attacked(r, c):
                    board[r][c] = "Q"
                    place(r + 1)
                    board[r][c] = "."

        place(0)
        return ans
