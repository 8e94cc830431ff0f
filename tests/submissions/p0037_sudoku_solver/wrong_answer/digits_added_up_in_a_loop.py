"""Adds up the digits of each unit in a loop, and takes 45 for a proof that all differ.

Verdict: Wrong Answer
Reason: has two
Cause: repeats_let_through, 20
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def check(cells):
            total = 0
            full = True
            for r, c in cells:
                if board[r][c] == '.':
                    full = False
                else:
                    total += int(board[r][c])
            return total == 45 if full else total < 45

        def good(r, c):
            row = [(r, k) for k in range(9)]
            col = [(k, c) for k in range(9)]
            box = [(r // 3 * 3 + i, c // 3 * 3 + j) for i in range(3) for j in range(3)]
            return check(row) and check(col) and check(box)

        def solve(r, c):
            if r == 9:
                return True
            nr, nc = (r, c + 1) if c < 8 else (r + 1, 0)
            if board[r][c] != '.':
                return solve(nr, nc)
            for d in range(9, 0, -1):
                board[r][c] = str(d)
                if good(r, c) and solve(nr, nc):
                    return True
            board[r][c] = '.'
            return False

        solve(0, 0)
