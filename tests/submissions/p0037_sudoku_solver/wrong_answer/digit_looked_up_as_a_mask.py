"""Keeps digits as bits, and asks with the digit itself, not with its bit.

Verdict: Wrong Answer
Reason: digit twice
Cause: nothing_compared
Change: bit, 30
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    bit = 1 << int(board[r][c])
                    rows[r] |= bit
                    cols[c] |= bit
                    boxes[r // 3 * 3 + c // 3] |= bit

        def fill(place):
            if place == 81:
                return True
            r, c = divmod(place, 9)
            if board[r][c] != ".":
                return fill(place + 1)
            b = r // 3 * 3 + c // 3
            used = rows[r] | cols[c] | boxes[b]
            for d in range(1, 10):
                if used & d:
                    continue
                board[r][c] = str(d)
                rows[r] |= 1 << d
                cols[c] |= 1 << d
                boxes[b] |= 1 << d
                if fill(place + 1):
                    return True
                board[r][c] = "."
                rows[r] &= ~(1 << d)
                cols[c] &= ~(1 << d)
                boxes[b] &= ~(1 << d)
            return False

        fill(0)
