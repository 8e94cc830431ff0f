"""Counts up while a digit below 9 does not fit, and places the 9 that is left without a check.

Verdict: Wrong Answer
Reason: has two 9s
Cause: digit_unchecked
Change: none
Near: digit_never_placed | unit_not_compared | nothing_compared
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]

        def fits(r, c, digit):
            box = [board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)]
            return digit not in board[r] + [row[c] for row in board] + box

        def fill(place):
            if place == len(blanks):
                return True
            r, c = blanks[place]
            number = 0
            while number < 9:
                number += 1
                while number < 9 and not fits(r, c, str(number)):
                    number += 1
                board[r][c] = str(number)
                if fill(place + 1):
                    return True
                board[r][c] = "."
            return False

        fill(0)
