"""Writes rows and columns into one set as the same text: row 3 and column 3 are one.

Verdict: Wrong Answer
Reason: unchanged
Cause: notes_of_another_unit
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        seen = set()
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    seen |= self.keys(r, c, board[r][c])

        def fill(place):
            if place == 81:
                return True
            r, c = divmod(place, 9)
            if board[r][c] != ".":
                return fill(place + 1)
            for d in "123456789":
                keys = self.keys(r, c, d)
                if not keys & seen:
                    board[r][c] = d
                    seen.update(keys)
                    if fill(place + 1):
                        return True
                    board[r][c] = "."
                    seen.difference_update(keys)
            return False

        fill(0)

    def keys(self, r, c, d):
        return {f"{d} in {r}", f"{d} in {c}", f"{d} in box {r // 3} {c // 3}"}
