"""Opens a bracket and does not close it.

Verdict: Compile Error
Reason: SyntaxError: '[' was never closed
Cause: none
Change: none
Near: python_2
Catalogue: 44
"""

class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9)
        return blanks
