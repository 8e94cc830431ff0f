"""Takes the board as finished before the last row has its queen.

Verdict: Wrong Answer
Reason: board 1: it has 0 rows, expected 1
Cause: slip, 15
Change: one_off, 15
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        answers = []

        def go(row, queens, cols, left, right):
            if row == n - 1:
                answers.append(queens)
                return
            for col in range(n):
                if col not in cols and row + col not in left and row - col not in right:
                    line = "." * col + "Q" + "." * (n - col - 1)
                    go(row + 1, queens + [line], cols | {col}, left | {row + col}, right | {row - col})

        go(0, [], frozenset(), frozenset(), frozenset())
        return answers
