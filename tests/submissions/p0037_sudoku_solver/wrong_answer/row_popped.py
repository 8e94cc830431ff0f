"""Takes the rows off the board one by one to look at them, and puts all but one back.

Verdict: Wrong Answer
Reason: the board has 8 rows, expected 9
Cause: none
Change: none
Catalogue: 55
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = []
        while len(board) > 1:
            rows.append(board.pop())
        board[:] = rows
