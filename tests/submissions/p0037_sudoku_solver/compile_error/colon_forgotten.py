"""A colon is missing.

Verdict: Compile Error
Reason: SyntaxError
Cause: none
Change: none
Near: not_code
Catalogue: 44
"""

class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None
        pass
