"""Raises a SyntaxError while it runs: the file compiled well.

Verdict: Runtime Error
Reason: SyntaxError: invalid sudoku
Cause: none
Change: none
Near: not_code
Catalogue: 22
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        raise SyntaxError("invalid sudoku")
