"""Returns what the first digit comes to; the undo stands where nothing was placed.

Verdict: Wrong Answer
Reason: blanks left
Cause: never_backtracks
Change: passed_on, 22
Near: digit_loop_ends_early
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.search(board)

    def search(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.is_valid(board, r, c, d):
                            board[r][c] = d
                            return self.search(board)
                    board[r][c] = "."
                    return False
        return True

    def is_valid(self, board, r, c, d):
        if d in board[r] or any(board[k][c] == d for k in range(9)):
            return False
        return all(board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] != d for k in range(9))
