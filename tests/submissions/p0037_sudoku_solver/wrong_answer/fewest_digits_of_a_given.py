"""Looks for the cell with the fewest digits among the givens, too.

Verdict: Wrong Answer
Reason: the board itself was not changed | blanks left | given
Cause: given_overwritten
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = sum(row.count(".") for row in board)
        rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    continue
                bit = 1 << int(board[r][c])
                rows[r] |= bit
                cols[c] |= bit
                boxes[r // 3 * 3 + c // 3] |= bit

        def solve(left):
            if not left:
                return True
            least, best = 10, None
            for r in range(9):
                for c in range(9):
                    free = 1022 & ~(rows[r] | cols[c] | boxes[r // 3 * 3 + c // 3])
                    if bin(free).count("1") < least:
                        least, best = bin(free).count("1"), (r, c, free)
            r, c, free = best
            for digit in range(1, 10):
                bit = 1 << digit
                if free & bit:
                    board[r][c] = str(digit)
                    rows[r] ^= bit
                    cols[c] ^= bit
                    boxes[r // 3 * 3 + c // 3] ^= bit
                    if solve(left - 1):
                        return True
                    board[r][c] = "."
                    rows[r] ^= bit
                    cols[c] ^= bit
                    boxes[r // 3 * 3 + c // 3] ^= bit
            return False

        solve(blanks)
