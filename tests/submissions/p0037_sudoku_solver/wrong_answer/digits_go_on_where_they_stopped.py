"""A search with a pointer: a cell keeps the digit that it came to when the search leaves it.

Verdict: Wrong Answer
Reason: blanks left | digit twice
Cause: note_not_undone
Change: undo, 26
Near: digit_loop_ends_early | never_backtracks | blank_passed_by
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        tried = [0] * len(blanks)
        at = 0
        while 0 <= at < len(blanks):
            r, c = blanks[at]
            board[r][c] = "."
            tried[at] += 1
            while tried[at] <= 9 and not self.fits(board, r, c, str(tried[at])):
                tried[at] += 1
            if tried[at] <= 9:
                board[r][c] = str(tried[at])
                at += 1
            else:
                at -= 1

    def fits(self, board: List[List[str]], r: int, c: int, digit: str) -> bool:
        for k in range(9):
            if digit in (board[r][k], board[k][c]):
                return False
            if board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == digit:
                return False
        return True
