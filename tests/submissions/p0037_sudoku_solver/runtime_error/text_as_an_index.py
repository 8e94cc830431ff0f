"""Uses the text of a given as an index.

Verdict: Runtime Error
Reason: TypeError: list indices must be integers or slices, not str
Cause: wrong_type, 17
Change: none
Near: value_not_accepted | float_index | string_changed
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        seen = [0] * (81 // 9)
        half = 9 / 2
        for row in board:
            for cell in row:
                seen[cell] += half
