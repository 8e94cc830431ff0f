"""Counts the digits of each unit, and asks whether a digit is a key: a count of 0 is one, too.

Verdict: Wrong Answer
Reason: unchanged
Cause: note_not_undone
Change: counted, 30
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [Counter() for _ in range(9)]
        cols = [Counter() for _ in range(9)]
        boxes = [Counter() for _ in range(9)]
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    rows[r][board[r][c]] += 1
                    cols[c][board[r][c]] += 1
                    boxes[r // 3 * 3 + c // 3][board[r][c]] += 1

        def fill(place):
            if place == 81:
                return True
            r, c = divmod(place, 9)
            if board[r][c] != ".":
                return fill(place + 1)
            b = r // 3 * 3 + c // 3
            for d in "123456789":
                if d in rows[r] or d in cols[c] or d in boxes[b]:
                    continue
                board[r][c] = d
                rows[r][d] += 1
                cols[c][d] += 1
                boxes[b][d] += 1
                if fill(place + 1):
                    return True
                board[r][c] = "."
                rows[r][d] -= 1
                cols[c][d] -= 1
                boxes[b][d] -= 1
            return False

        fill(0)
