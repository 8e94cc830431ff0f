"""Looks ahead if each column can still hold all digits, but begins with those of the row.

The program is right without this check, too. It is there to be corrected, not to go.

Verdict: Wrong Answer
Reason: still blank
Cause: slip
Change: name, 36
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, cols, boxes, blanks = [0] * 9, [0] * 9, [0] * 9, []
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    blanks.append((r, c))
                else:
                    bit = 1 << int(board[r][c]) - 1
                    rows[r] |= bit
                    cols[c] |= bit
                    boxes[r // 3 * 3 + c // 3] |= bit

        def options(r, c):
            return ~(rows[r] | cols[c] | boxes[r // 3 * 3 + c // 3]) & 511

        def row_can(r):
            reach = rows[r]
            for c in range(9):
                if board[r][c] == ".":
                    reach |= options(r, c)
            return reach == 511

        def col_can(c):
            reach = rows[c]
            for r in range(9):
                if board[r][c] == ".":
                    reach |= options(r, c)
            return reach == 511

        def possible():
            for k in range(9):
                if not row_can(k):
                    return False
                if not col_can(k):
                    return False
            return True

        def search(k):
            if k == len(blanks):
                return True
            if not possible():
                return False
            r, c = blanks[k]
            for d in range(9):
                if options(r, c) >> d & 1:
                    rows[r] ^= 1 << d
                    cols[c] ^= 1 << d
                    boxes[r // 3 * 3 + c // 3] ^= 1 << d
                    board[r][c] = str(d + 1)
                    if search(k + 1):
                        return True
                    rows[r] ^= 1 << d
                    cols[c] ^= 1 << d
                    boxes[r // 3 * 3 + c // 3] ^= 1 << d
                    board[r][c] = "."
            return False

        search(0)
