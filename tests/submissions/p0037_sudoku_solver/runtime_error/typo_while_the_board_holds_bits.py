"""Turns the givens into bits, to turn them back at the end, and has a typo on the way.

Verdict: Runtime Error
Reason: NameError: name 'bord' is not defined
Cause: name_unknown, 16
Change: none
Near: self_missing | given_erased | given_overwritten | int_digits
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                board[r][c] = 0 if board[r][c] == "." else 1 << int(board[r][c])
        bord[0][0] = "5"
