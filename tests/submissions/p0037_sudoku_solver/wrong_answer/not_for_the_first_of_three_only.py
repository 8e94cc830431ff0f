"""Writes `not` before three conditions joined by `or`, and it belongs to the first alone.

Verdict: Wrong Answer
Reason: digit twice
Cause: slip
Change: grouping, 30
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set() for _ in range(9)]
        cols = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    rows[r].add(board[r][c])
                    cols[c].add(board[r][c])
                    boxes[r // 3 * 3 + c // 3].add(board[r][c])

        def fill(place):
            if place == 81:
                return True
            r, c = divmod(place, 9)
            if board[r][c] != ".":
                return fill(place + 1)
            b = r // 3 * 3 + c // 3
            for d in "123456789":
                if not d in rows[r] or d in cols[c] or d in boxes[b]:
                    board[r][c] = d
                    rows[r].add(d)
                    cols[c].add(d)
                    boxes[b].add(d)
                    if fill(place + 1):
                        return True
                    board[r][c] = "."
                    rows[r].discard(d)
                    cols[c].discard(d)
                    boxes[b].discard(d)
            return False

        fill(0)
