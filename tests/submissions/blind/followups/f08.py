"""Followup: no_recursion"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        row, col, box = [0] * 9, [0] * 9, [0] * 9
        cells = []
        for r in range(9):
            for c in range(9):
                b = r // 3 * 3 + c // 3
                if board[r][c] == '.':
                    cells.append((r, c, b))
                else:
                    bit = 1 << int(board[r][c])
                    row[r] |= bit
                    col[c] |= bit
                    box[b] |= bit
        if not cells:
            return

        def open_digits(n):
            r, c, b = cells[n]
            return 1022 & ~(row[r] | col[c] | box[b])

        stack = [[open_digits(0), 0]]
        while stack:
            r, c, b = cells[len(stack) - 1]
            left, last = stack[-1]
            if last:
                row[r] ^= last
                col[c] ^= last
            if not left:
                stack.pop()
                continue
            bit = left & -left
            stack[-1] = [left ^ bit, bit]
            row[r] |= bit
            col[c] |= bit
            box[b] |= bit
            board[r][c] = str(bit.bit_length() - 1)
            if len(stack) == len(cells):
                return
            stack.append([open_digits(len(stack)), 0])
