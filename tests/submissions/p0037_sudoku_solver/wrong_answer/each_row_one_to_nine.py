"""Writes the digits from 1 to 9 into every row, as a place to begin.

Verdict: Wrong Answer
Reason: held the given
Likely: any
Near: several rows are the same list | answer to another board | rows stand in another order
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            board[r] = list("123456789")
