"""Takes `1 << 9 - 1` for nine bits: `-` binds tighter than `<<`, so that is only the ninth.

Verdict: Wrong Answer
Reason: unchanged
Cause: slip, 14
Change: grouping, 14
"""


class Solution:
    def solveSudoku(self, board):
        rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
        blanks = []
        full = 1 << 9 - 1
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    blanks.append((r, c))
                else:
                    bit = 1 << int(board[r][c]) - 1
                    rows[r] |= bit
                    cols[c] |= bit
                    boxes[r // 3 * 3 + c // 3] |= bit

        def fill(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            b = r // 3 * 3 + c // 3
            free = full & ~(rows[r] | cols[c] | boxes[b])
            while free:
                bit = free & -free
                free ^= bit
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
                board[r][c] = str(bit.bit_length())
                if fill(k + 1):
                    return True
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
            board[r][c] = "."
            return False

        fill(0)
