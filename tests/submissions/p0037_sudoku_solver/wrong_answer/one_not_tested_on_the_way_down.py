"""Counts down from 9 while a digit above 1 does not fit, and places the 1 without a check.

Verdict: Wrong Answer
Reason: has two 1s
Cause: none
Change: none
Near: digit_unchecked | unit_not_compared | nothing_compared | digit_never_placed
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def fits(r, c, digit):
            for k in range(9):
                if digit in (board[r][k], board[k][c]):
                    return False
                if digit == board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]:
                    return False
            return True

        def fill(place):
            if place == 81:
                return True
            r, c = divmod(place, 9)
            if board[r][c] != ".":
                return fill(place + 1)
            number = 10
            while number > 1:
                number -= 1
                while number > 1 and not fits(r, c, str(number)):
                    number -= 1
                board[r][c] = str(number)
                if fill(place + 1):
                    return True
                board[r][c] = "."
            return False

        fill(0)
