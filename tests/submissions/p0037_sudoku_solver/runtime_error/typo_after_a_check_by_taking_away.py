"""Takes each given away for a moment to check it, and has a typo behind that.

Verdict: Runtime Error
Reason: NameError: name 'bord' is not defined
Cause: name_unknown, 20
Change: none
Near: given_erased | given_overwritten
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for row in board:
            for c, d in enumerate(row):
                if d != ".":
                    row[c] = "."
                    if d in row:
                        return
                    row[c] = d
        bord[0][0] = "5"
