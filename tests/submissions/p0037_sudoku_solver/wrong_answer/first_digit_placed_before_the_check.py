"""Places the 1 before it looks for the next digit that fits.

Verdict: Wrong Answer
Reason: has two 1s
Cause: nothing_compared
Change: none
Near: digit_unchecked | digit_loop_ends_early
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def fits(r, c, digit):
            box = {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
            return digit not in box.union(board[r], (row[c] for row in board))

        def fill(place):
            if place == 81:
                return True
            r, c = divmod(place, 9)
            if board[r][c] != ".":
                return fill(place + 1)
            number = 1
            while number <= 9:
                board[r][c] = str(number)
                if fill(place + 1):
                    return True
                board[r][c] = "."
                number += 1
                while number <= 9 and not fits(r, c, str(number)):
                    number += 1
            return False

        fill(0)
