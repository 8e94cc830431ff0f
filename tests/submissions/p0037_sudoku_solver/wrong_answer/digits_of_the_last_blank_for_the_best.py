"""Chooses the blank with the fewest digits, and tries the digits of the last blank.

Verdict: Wrong Answer
Reason: unchanged
Cause: slip, 31
Change: name, 31
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        digits = set('123456789')

        def solve():
            best = None
            where = None
            for r in range(9):
                for c in range(9):
                    if board[r][c] != '.':
                        continue
                    br, bc = 3 * (r // 3), 3 * (c // 3)
                    opts = digits - set(board[r])
                    opts -= {board[k][c] for k in range(9)}
                    opts -= {board[br + k // 3][bc + k % 3] for k in range(9)}
                    if best is None or len(opts) < len(best):
                        best = opts
                        where = r, c
            if best is None:
                return True
            r, c = where
            for d in opts:
                board[r][c] = d
                if solve():
                    return True
                board[r][c] = '.'
            return False

        solve()
