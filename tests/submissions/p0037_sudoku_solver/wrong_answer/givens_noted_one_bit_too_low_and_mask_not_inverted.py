"""Notes the givens one bit too low, and undoes a digit without `~`: two slips.

Verdict: Wrong Answer
Reason: row 4 has two 8s
Cause: slip
Change: one_off, 23 | tried_again, 23
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, columns, boxes = [0] * 9, [0] * 9, [0] * 9
        blanks = []

        def note(r, c, bit):
            rows[r] |= bit
            columns[c] |= bit
            boxes[r // 3 * 3 + c // 3] |= bit

        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    note(r, c, 1 << int(board[r][c]) - 1)
                else:
                    blanks.append((r, c))

        def fill(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            taken = rows[r] | columns[c] | boxes[r // 3 * 3 + c // 3]
            for digit in range(1, 10):
                bit = 1 << digit
                if taken & bit == 0:
                    note(r, c, bit)
                    board[r][c] = str(digit)
                    if fill(k + 1):
                        return True
                    rows[r] &= ~bit
                    columns[c] &= bit
                    boxes[r // 3 * 3 + c // 3] &= ~bit
            board[r][c] = "."
            return False

        fill(0)
