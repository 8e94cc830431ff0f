"""Writes `board[r, c]`, as one does with numpy.

Verdict: Runtime Error
Reason: TypeError: list indices must be integers or slices, not tuple
Cause: wrong_type, 15
Change: none
Near: index_out_of_range | float_index | key_not_found
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                if board[r, c] == ".":
                    board[r, c] = "1"
