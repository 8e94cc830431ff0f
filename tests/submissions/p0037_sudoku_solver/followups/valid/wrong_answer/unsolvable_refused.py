"""Looks for a candidate for each blank as well, which is not asked for.

Verdict: Wrong Answer
Reason: holds a digit twice; that it cannot be solved does not matter here
Cause: unsolvable_refused, 24
Named: not yet
Change: none
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
        peers = lambda r, c: {board[r][i] for i in range(9)} | {board[i][c] for i in range(9)} | {
            board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] for i in range(9)}
        cells = product(range(9), repeat=2)
        return all(len(peers(r, c) - {"."}) < 9 for r, c in cells if board[r][c] == ".")

