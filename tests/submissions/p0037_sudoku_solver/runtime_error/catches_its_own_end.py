"""Ends the search by an exception, which the loop takes for a digit that does not fit.

Verdict: Runtime Error
Reason: NoDigit
Cause: slip, 41
Named: not yet
Change: none
"""


class Filled(Exception):
    pass


class NoDigit(Exception):
    pass


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        try:
            self.fill(0)
        except Filled:
            pass

    def candidates(self, r, c):
        row, column = {*self.board[r]}, {line[c] for line in self.board}
        top, left = r // 3 * 3, c // 3 * 3
        box = {cell for line in self.board[top : top + 3] for cell in line[left : left + 3]}
        return sorted({*"123456789"} - row - column - box)

    def fill(self, k):
        if k == len(self.blanks):
            raise Filled
        r, c = self.blanks[k]
        for digit in self.candidates(r, c):
            self.board[r][c] = digit
            try:
                self.fill(k + 1)
            except Exception:
                self.board[r][c] = "."
        raise NoDigit
