"""Declares a name global after it was used.

Verdict: Compile Error
Reason: SyntaxError: name 'done' is assigned to before global declaration
Cause: none
Change: none
Catalogue: 44
"""

class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        done = False
        global done
