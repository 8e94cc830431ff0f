"""Never tries a digit again in a cell where it failed once, whatever has changed since.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: stale_cache, 25
Change: cache, 25
"""


class Solution:
    def solveSudoku(self, board):
        banned = {}
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]

        def free(r, c):
            used = set(board[r]) | {row[c] for row in board}
            used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
            return [digit for digit in "123456789" if digit not in used]

        def solve(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            for digit in free(r, c):
                if (k, digit) not in banned:
                    board[r][c] = digit
                    if solve(k + 1):
                        return True
                    banned[k, digit] = True
            board[r][c] = "."
            return False

        solve(0)
