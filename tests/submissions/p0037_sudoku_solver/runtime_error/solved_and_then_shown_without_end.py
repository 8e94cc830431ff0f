"""Shows the rows of the solved board one after another, and does not stop after the last one.

Verdict: Runtime Error
Reason: IndexError
Cause: index_out_of_range
Change: surplus, 17
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.search(board)
        self.show(board, 0)

    def show(self, board, r):
        print(board[r])
        self.show(board, r + 1)

    def search(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            board[r][c] = d
                            if self.search(board):
                                return True
                            board[r][c] = "."
                    return False
        return True

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
