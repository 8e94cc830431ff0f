"""A bit mask for each row, column and box, and a list of the blanks (位运算, 状态压缩, bit masks).

Idea: 27 small integers remember which digits are used. Bit 0 of `rows[3]` says that row 3 has a
    '1', bit 8 that it has a '9'. The zeros of `rows[r] | cols[c] | boxes[b]` are the digits that
    fit a cell, and `free & -free` is the lowest of them.
Order: blanks in reading order, digits ascending.
Promise: `search(k)` returns True and leaves the blanks from number k on filled, or returns False
    and leaves board and masks as they were.
Cost: one expression with three look-ups for a blank; digits that do not fit cost nothing. The tree
    is that of `used_digits.py`: 4,208 placements on LeetCode's example. One call is open for each
    blank, and one more.
Pitfall: masks that outlive the board, as class attributes or globals, spoil the next board.
Next: `fewest_candidates.py`. It counts these bits to choose the next blank: a smaller tree.
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        # Local, or the next board starts with full masks.
        rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
        blanks = []
        for r in range(9):
            for c in range(9):
                b = r // 3 * 3 + c // 3
                if board[r][c] == ".":
                    blanks.append((r, c, b))
                else:
                    bit = 1 << int(board[r][c]) - 1
                    rows[r] |= bit
                    cols[c] |= bit
                    boxes[b] |= bit

        def search(k: int) -> bool:
            """Fill the blanks from number k on and return True, or change nothing and return False.

            Masks and board agree whenever a call begins or ends: each placement and each undo
            changes both.
            """
            if k == len(blanks):
                return True
            r, c, b = blanks[k]
            free = 0b111_111_111 & ~(rows[r] | cols[c] | boxes[b])
            while free:
                bit = free & -free  # the lowest bit: the smallest digit
                free ^= bit
                board[r][c] = str(bit.bit_length())
                rows[r] |= bit
                cols[c] |= bit
                boxes[b] |= bit
                if search(k + 1):
                    return True
                board[r][c] = "."
                rows[r] ^= bit  # right only for a bit that is set, as this one is
                cols[c] ^= bit
                boxes[b] ^= bit
            return False

        search(0)
