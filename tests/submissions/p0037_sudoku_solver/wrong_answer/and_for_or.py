"""Writes `and` for the second `or` of its check.

Verdict: Wrong Answer
Reason: digit twice
Cause: repeats_let_through
Change: joined, 28
Near: answer_inverted | unit_not_compared | nothing_compared | box_formula
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def rowOf(r):
            return board[r]

        def colOf(c):
            return [line[c] for line in board]

        def boxOf(r, c):
            return [
                board[x][y]
                for x in range(9)
                for y in range(9)
                if x // 3 == r // 3 and y // 3 == c // 3
            ]

        def conflict(r, c, d):
            return d in rowOf(r) or d in colOf(c) and d in boxOf(r, c)

        def solve(n):
            if n == 81:
                return True
            r, c = n // 9, n % 9
            if board[r][c] == ".":
                for d in "123456789":
                    if not conflict(r, c, d):
                        board[r][c] = d
                        if solve(n + 1):
                            return True
                        board[r][c] = "."
                return False
            return solve(n + 1)

        solve(0)
