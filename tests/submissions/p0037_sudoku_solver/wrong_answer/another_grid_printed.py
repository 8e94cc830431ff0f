"""Prints a grid that is full, and wrong.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written
Change: none
Near: answer_printed | answer_returned
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for row in board:
            print("".join(row).replace(".", "1"))
