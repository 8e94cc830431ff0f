"""Loops over `digits`, which it never sets: LeetCode's prelude has one, and it begins with '0'.

Verdict: Wrong Answer
Reason: holds '0'
Cause: blank_not_dot
Change: range, 28
Near: name_unknown | digit_never_placed
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def ok(r, c, d):
            for k in range(9):
                if board[r][k] == d or board[k][c] == d:
                    return False
                if board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == d:
                    return False
            return True

        def fill(r, c):
            if c == 9:
                r, c = r + 1, 0
            if r == 9:
                return True
            if board[r][c] != ".":
                return fill(r, c + 1)
            for d in digits:
                if ok(r, c, d):
                    board[r][c] = d
                    if fill(r, c + 1):
                        return True
                    board[r][c] = "."
            return False

        fill(0, 0)
