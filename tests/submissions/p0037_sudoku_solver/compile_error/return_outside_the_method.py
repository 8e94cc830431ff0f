"""Has its last `return` in the column of the class.

Verdict: Compile Error
Reason: SyntaxError: 'return' outside function
Cause: indentation_wrong
Change: none
Near: not_code
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        board[0][0] = "1"
return None
