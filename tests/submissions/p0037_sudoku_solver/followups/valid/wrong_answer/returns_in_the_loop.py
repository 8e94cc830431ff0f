"""Returns True as soon as the first row is read.

Verdict: Wrong Answer
Reason: returned True, but column 1 has two 8s: r1c1 (board[0][0]); r4c1 (board[3][0])
Cause: slip, 23
Change: moved, 23
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
            return True
