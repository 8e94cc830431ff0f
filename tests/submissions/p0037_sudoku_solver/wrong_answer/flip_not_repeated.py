"""Flips the bits of a digit before the deeper call, and never flips them back.

Verdict: Wrong Answer
Reason: blanks left | unchanged
Cause: note_not_undone
Change: undo, 40
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.rows = [0] * 9
        self.cols = [0] * 9
        self.boxes = [0] * 9
        self.blanks = []
        self.done = False
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    self.blanks.append((r, c))
                else:
                    self.flip(r, c, int(board[r][c]))
        self.fill(board, 0)

    def flip(self, r, c, digit):
        self.rows[r] ^= 1 << digit
        self.cols[c] ^= 1 << digit
        self.boxes[r // 3 * 3 + c // 3] ^= 1 << digit

    def fill(self, board, k):
        if k == len(self.blanks):
            self.done = True
            return
        r, c = self.blanks[k]
        for digit in range(1, 10):
            taken = self.rows[r] | self.cols[c] | self.boxes[r // 3 * 3 + c // 3]
            if not taken & 1 << digit:
                self.flip(r, c, digit)
                board[r][c] = str(digit)
                self.fill(board, k + 1)
                if self.done:
                    return
