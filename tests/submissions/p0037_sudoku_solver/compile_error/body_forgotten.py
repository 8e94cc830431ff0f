"""Has a method without a body.

Verdict: Compile Error
Reason: IndentationError: expected an indented block after function definition
Cause: none
Change: none
Near: indentation_wrong
Catalogue: 44
"""

class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:

    def fits(self, board, r, c, d):
        return d not in board[r]
