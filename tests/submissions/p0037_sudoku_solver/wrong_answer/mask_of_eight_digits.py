"""The mask of all digits has eight bits, so 9 never fits.

Verdict: Wrong Answer
Reason: blanks left | unchanged
Cause: digit_never_placed
Change: number, 30
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, columns, boxes, blanks = [0] * 9, [0] * 9, [0] * 9, []

        def toggle(r, c, bit):
            rows[r] ^= bit
            columns[c] ^= bit
            boxes[r // 3 * 3 + c // 3] ^= bit

        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    blanks.append((r, c))
                else:
                    toggle(r, c, 1 << int(board[r][c]) - 1)

        def fill(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            free = ~(rows[r] | columns[c] | boxes[r // 3 * 3 + c // 3]) & 0xFF
            while free:
                bit = free & -free
                free ^= bit
                toggle(r, c, bit)
                board[r][c] = str(bit.bit_length())
                if fill(k + 1):
                    return True
                toggle(r, c, bit)
                board[r][c] = "."
            return False

        fill(0)
