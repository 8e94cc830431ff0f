"""Compares the number of different digits in a unit with 9, while blanks are left out of it.

Verdict: Wrong Answer
Reason: unchanged
Cause: every_digit_refused
Change: counted_against, 24
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def valid(self, board, r, c):
        top, left = r // 3 * 3, c // 3 * 3
        return (
            self.different(board[r])
            and self.different([board[k][c] for k in range(9)])
            and self.different([board[top + k // 3][left + k % 3] for k in range(9)])
        )

    def different(self, cells):
        digits = [cell for cell in cells if cell != "."]
        return len(set(digits)) == 9

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        board[r][c] = d
                        if self.valid(board, r, c) and self.fill(board):
                            return True
                        board[r][c] = "."
                    return False
        return True
