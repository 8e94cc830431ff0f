"""Places a digit where its check says that the digit clashes.

Verdict: Wrong Answer
Reason: digit twice
Cause: answer_inverted
Change: negation, 24
Near: nothing_compared | every_digit_refused | digit_unchecked
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def clashes(r, c, d):
            for k in range(9):
                if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                    return True
            return False

        def fill():
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        for d in "123456789":
                            if clashes(r, c, d):
                                board[r][c] = d
                                if fill():
                                    return True
                                board[r][c] = "."
                        return False
            return True

        fill()
