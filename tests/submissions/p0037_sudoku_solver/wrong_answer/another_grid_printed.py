"""Prints a grid that is full, and wrong.

Verdict: Wrong Answer
Reason: the board came back as it was
Likely: never written to
Near: answer was printed | printed, but from another list | answer was returned
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for row in board:
            print("".join(row).replace(".", "1"))
