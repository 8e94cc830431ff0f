"""Returns nothing at the end.

Verdict: Wrong Answer
Reason: returned None (is a `return` missing?), expected True or False
Cause: slip, 22
Change: return, 22
"""


class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        seen = set()
        for row in range(9):
            for col in range(9):
                digit = board[row][col]
                if digit == ".":
                    continue
                units = ("row", row), ("column", col), ("box", row // 3, col // 3)
                for unit in units:
                    if (unit, digit) in seen:
                        return False
                    seen.add((unit, digit))

