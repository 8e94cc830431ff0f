"""Tests a position for truth, which counts from 1, and never writes to the board: it fills a copy.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written
Change: none
Near: zero_taken_for_none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill([cell for row in board for cell in row])

    def fill(self, cells):
        position = self.blank_in(cells)
        if not position:
            return True
        r, c = divmod(position - 1, 9)
        used = {cells[9 * r + k] for k in range(9)} | {cells[9 * k + c] for k in range(9)}
        used |= {cells[9 * (r // 3 * 3 + k // 3) + c // 3 * 3 + k % 3] for k in range(9)}
        for digit in sorted(set("123456789") - used):
            cells[position - 1] = digit
            if self.fill(cells):
                return True
            cells[position - 1] = "."
        return False

    def blank_in(self, cells):
        for position in range(1, 82):
            if cells[position - 1] == ".":
                return position
        return None
