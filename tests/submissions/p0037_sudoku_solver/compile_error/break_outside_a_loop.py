"""Has a `break` where no loop is.

Verdict: Compile Error
Reason: SyntaxError: 'break' outside loop
Cause: none
Change: none
Near: indentation_wrong
Catalogue: 44
"""

class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        if board[0][0] != ".":
            break
