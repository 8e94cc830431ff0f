"""Writes the numbers 0 to 8 into the board, and compares their strings.

Verdict: Wrong Answer
Reason: holds the int 0
Cause: int_digits, 26
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]

        def is_free(r, c, text):
            if text in board[r] or text in [row[c] for row in board]:
                return False
            top, left = r // 3 * 3, c // 3 * 3
            return all(text not in row[left : left + 3] for row in board[top : top + 3])

        def fill(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            for number in range(9):
                if is_free(r, c, str(number)):
                    board[r][c] = number
                    if fill(k + 1):
                        return True
                    board[r][c] = "."
            return False

        fill(0)
