"""Compares a cell with itself, after its digit was written: each digit is refused.

Verdict: Wrong Answer
Reason: unchanged
Cause: every_digit_refused, 13
Change: none
Near: answer_inverted | digit_loop_ends_early | box_formula | never_written
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def good(i, j):
            v = board[i][j]
            for k in range(9):
                if board[i][k] == v:
                    return False
                if k != i and board[k][j] == v:
                    return False
            for x in range(i // 3 * 3, i // 3 * 3 + 3):
                for y in range(j // 3 * 3, j // 3 * 3 + 3):
                    if (x, y) != (i, j) and board[x][y] == v:
                        return False
            return True

        def attempt(k=0):
            if k == 81:
                return True
            i, j = k // 9, k % 9
            if board[i][j] != ".":
                return attempt(k + 1)
            for v in "123456789":
                board[i][j] = v
                if good(i, j) and attempt(k + 1):
                    return True
            board[i][j] = "."
            return False

        attempt()
