"""Clears the mask of another column for each given, and writes each digit one too low.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: slip, 21
Change: place, 21
"""


class Solution:
    def solveSudoku(self, board):
        rows, cols, boxes = [511] * 9, [511] * 9, [511] * 9
        blanks = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    blanks.append((r, c))
                    continue
                bit = 1 << int(board[r][c]) - 1
                rows[r] &= ~bit
                cols[r] &= ~bit
                boxes[r // 3 * 3 + c // 3] &= ~bit

        def fill(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            b = r // 3 * 3 + c // 3
            free = rows[r] & cols[c] & boxes[b]
            while free:
                bit = free & -free
                free ^= bit
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
                board[r][c] = str(bit.bit_length() - 1)
                if fill(k + 1):
                    return True
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
                board[r][c] = "."
            return False

        fill(0)
