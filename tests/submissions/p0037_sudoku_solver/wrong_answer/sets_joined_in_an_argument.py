"""Joins the sets of column and box to that of the row, which is the caller's own.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: turned_back, 36
Change: changed_in_place, 36
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
            box = {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
            for d in self.free(rows[r], cols[c], box):
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

    def free(self, used, column, box):
        used |= column
        used |= box
        return [d for d in "123456789" if d not in used]
