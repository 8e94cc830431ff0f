"""Solves a copy with another check and returns it: that is not the answer.

Verdict: Wrong Answer
Reason: the board came back as it was
Likely: never written to
Near: the name of another list | answer was returned | is not compared with its | digits are right, but they are ints
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        solved = [row[:] for row in board]
        for r in range(9):
            for c in range(9):
                if solved[r][c] == ".":
                    solved[r][c] = "1"
        return solved
