"""Compares the distance of two columns with that of their rows without `abs`.

Verdict: Wrong Answer
Reason: board 1: queens at r1c1 and r2c2 attack each other on a diagonal
Cause: slip, 17
Change: abs_missing, 17
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        ans = []
        pos = [-1] * n

        def safe(r, c):
            for q in range(r):
                if pos[q] == c or pos[q] - c == r - q:
                    return False
            return True

        def place(r):
            if r == n:
                board = []
                for q in range(n):
                    line = ["."] * n
                    line[pos[q]] = "Q"
                    board.append("".join(line))
                ans.append(board)
                return
            for c in range(n):
                if safe(r, c):
                    pos[r] = c
                    place(r + 1)

        place(0)
        return ans
