"""Changes the cell before where no digit fits, and gives up where that does not help.

Verdict: Wrong Answer
Reason: blanks left
Cause: turned_back
Change: none
Near: blank_passed_by | undo_missing | guess_missing | never_backtracks
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        at = 0
        while at < len(blanks):
            if self.next_digit(*blanks[at]):
                at += 1
            elif at == 0 or not self.next_digit(*blanks[at - 1]):
                break

    def next_digit(self, r, c):
        held = self.board[r][c]
        self.board[r][c] = "."
        for digit in "123456789":
            if (held == "." or digit > held) and self.fits(r, c, digit):
                self.board[r][c] = digit
                return True
        return False

    def fits(self, r, c, digit):
        for k in range(9):
            if digit in (self.board[r][k], self.board[k][c]):
                return False
            if self.board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == digit:
                return False
        return True
