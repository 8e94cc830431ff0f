"""Remembers the candidates of each cell, and never works them out again.

Verdict: Wrong Answer
Reason: digit twice
Cause: stale_cache, 16
Change: cache, 16
Near: unit_not_compared | nothing_compared | repeats_let_through | box_formula
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        known = {}

        def fitting(r, c):
            if (r, c) not in known:
                top, left = r // 3 * 3, c // 3 * 3
                used = set(board[r]) | {row[c] for row in board}
                used |= {board[top + k // 3][left + k % 3] for k in range(9)}
                known[r, c] = sorted(set("123456789") - used)
            return known[r, c]

        def fill():
            left = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
            if not left:
                return True
            r, c = min(left, key=lambda cell: (len(fitting(*cell)), fitting(*cell)))
            for digit in fitting(r, c):
                board[r][c] = digit
                if fill():
                    return True
                board[r][c] = "."
            return False

        fill()
