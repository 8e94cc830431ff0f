"""Marks digit v at index v, and looks it up at index v - 1.

Verdict: Wrong Answer
Reason: digit twice
Cause: nothing_compared
Change: one_off, 28
Near: unit_not_compared | digits_off_by_one
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, columns, boxes = ([[False] * 10 for _ in range(9)] for _ in range(3))
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    v = int(board[r][c])
                    rows[r][v] = columns[c][v] = boxes[r // 3 * 3 + c // 3][v] = True

        def fill(place):
            if place == 81:
                return True
            r, c = divmod(place, 9)
            b = r // 3 * 3 + c // 3
            if board[r][c] != ".":
                return fill(place + 1)
            for v in range(1, 10):
                if rows[r][v - 1] or columns[c][v - 1] or boxes[b][v - 1]:
                    continue
                rows[r][v] = columns[c][v] = boxes[b][v] = True
                board[r][c] = str(v)
                if fill(place + 1):
                    return True
                rows[r][v] = columns[c][v] = boxes[b][v] = False
                board[r][c] = "."
            return False

        fill(0)
