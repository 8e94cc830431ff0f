"""Keeps the difference of row and column for both diagonals; the rising one needs the sum.

Verdict: Wrong Answer
Reason: attack each other on a diagonal
Cause: slip, 20
Change: key, 20
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        answers, queens = [], []
        taken, falling, rising = set(), set(), set()

        def place(row: int) -> None:
            if row == n:
                answers.append(["." * col + "Q" + "." * (n - col - 1) for col in queens])
                return
            for col in range(n):
                if col in taken or row - col in falling or row - col in rising:
                    continue
                queens.append(col)
                taken.add(col)
                falling.add(row - col)
                rising.add(row - col)
                place(row + 1)
                queens.pop()
                taken.discard(col)
                falling.discard(row - col)
                rising.discard(row - col)

        place(0)
        return answers
