"""Joins the digits of column and box to the set of the row itself, which keeps them.

Verdict: Wrong Answer
Reason: unchanged
Cause: slip
Change: copy_missing, 21 | changed_in_place, 22
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set(row) - {"."} for row in board]
        cols = [{row[c] for row in board} - {"."} for c in range(9)]

        def fill(place):
            if place == 81:
                return True
            r, c = divmod(place, 9)
            if board[r][c] != ".":
                return fill(place + 1)
            used = rows[r]
            used |= cols[c]
            used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
            for d in "123456789":
                if d not in used:
                    board[r][c] = d
                    rows[r].add(d)
                    cols[c].add(d)
                    if fill(place + 1):
                        return True
                    board[r][c] = "."
                    rows[r].remove(d)
                    cols[c].remove(d)
            return False

        fill(0)
