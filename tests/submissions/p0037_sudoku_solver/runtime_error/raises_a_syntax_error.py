"""Raises a SyntaxError while it runs, in the words of Python: the file compiled well.

Verdict: Runtime Error
Reason: SyntaxError: 'return' outside function
Cause: none
Change: none
Near: not_code | indentation_wrong
Catalogue: 22
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        raise SyntaxError("'return' outside function")
