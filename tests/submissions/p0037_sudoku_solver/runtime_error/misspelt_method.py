"""Has the method under another name.

Verdict: Runtime Error
Reason: class Solution has no method solveSudoku; it has solve_sudoku
Cause: method_missing
Change: none
Near: class_declared_twice | attribute_missing | class_missing
Catalogue: 45
"""


class Solution:
    def solve_sudoku(self, board: List[List[str]]) -> None:
        pass
