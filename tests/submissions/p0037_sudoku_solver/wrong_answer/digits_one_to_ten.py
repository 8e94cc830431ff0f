"""Tries range(1, 11): where no digit fits, 10 does.

Verdict: Wrong Answer
Reason: holds '10'
Cause: digits_beyond_nine
Change: one_off, 25
Near: digits_off_by_one | undo_missing | never_backtracks
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def fits(r, c, digit):
            if digit in board[r] or digit in [row[c] for row in board]:
                return False
            top, left = r // 3 * 3, c // 3 * 3
            return all(digit not in row[left : left + 3] for row in board[top : top + 3])

        def fill(place):
            if place == 81:
                return True
            r, c = divmod(place, 9)
            if board[r][c] != ".":
                return fill(place + 1)
            for number in range(1, 11):
                if fits(r, c, str(number)):
                    board[r][c] = str(number)
                    if fill(place + 1):
                        return True
                    board[r][c] = "."
            return False

        fill(0)
