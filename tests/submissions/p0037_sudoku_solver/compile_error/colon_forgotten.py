"""A colon is missing.

Verdict: Compile Error
Reason: SyntaxError
Cause: none
Catalogue: 44
"""

class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None
        pass
