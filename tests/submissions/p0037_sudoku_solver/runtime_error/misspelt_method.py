"""Has the method under another name.

Verdict: Runtime Error
Reason: class Solution has no method solveSudoku; it has solve_sudoku
Likely: none
Near: belongs into a class
Catalogue: 45
"""


class Solution:
    def solve_sudoku(self, board: List[List[str]]) -> None:
        pass
