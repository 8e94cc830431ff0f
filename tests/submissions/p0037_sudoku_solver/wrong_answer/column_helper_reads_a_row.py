"""Asks three helpers, and the one for the column looks at a row.

Verdict: Wrong Answer
Reason: unchanged
Cause: another_unit_compared
Change: order, 17
Near: notes_of_another_unit | unit_not_compared | box_formula | repeats_let_through
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def in_row(r, n):
            return n in board[r]

        def in_column(c, n):
            return n in [board[c][k] for k in range(9)]

        def in_box(r, c, n):
            top, left = r // 3 * 3, c // 3 * 3
            return any(n in board[top + k][left : left + 3] for k in range(3))

        def fill():
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        for n in "123456789":
                            if not (in_row(r, n) or in_column(c, n) or in_box(r, c, n)):
                                board[r][c] = n
                                if fill():
                                    return True
                                board[r][c] = "."
                        return False
            return True

        fill()
