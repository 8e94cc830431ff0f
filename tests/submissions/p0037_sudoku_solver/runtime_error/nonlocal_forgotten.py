"""Sets a flag of the outer function without `nonlocal`.

Verdict: Runtime Error
Reason: UnboundLocalError
Likely: is meant, write
Near: is Python 2 | calls itself without end
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def fits(r, c, d):
            for k in range(9):
                if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                    return False
            return True

        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        done = False

        def go(n):
            if n == len(blanks):
                done = True
                return
            r, c = blanks[n]
            for d in "123456789":
                if fits(r, c, d):
                    board[r][c] = d
                    go(n + 1)
                    if done:
                        return
                    board[r][c] = "."

        go(0)
