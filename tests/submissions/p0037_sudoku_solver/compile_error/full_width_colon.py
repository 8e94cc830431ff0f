"""Has a full-width colon, as an input method gives it.

Verdict: Compile Error
Reason: SyntaxError: invalid character '：' (U+FF1A)
Cause: not_code
Change: none
Catalogue: 44
"""

class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None：
        pass
