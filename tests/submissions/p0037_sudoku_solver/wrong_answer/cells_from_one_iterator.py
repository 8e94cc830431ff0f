"""Goes through one iterator of all cells at every level of the recursion.

Verdict: Wrong Answer
Reason: blanks left
Cause: iterator_exhausted
Change: used_up, 13
Near: blank_passed_by | undo_missing | never_backtracks | count_not_restored
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.cells = product(range(9), range(9))
        self.go(board)

    def go(self, board):
        for r, c in self.cells:
            if board[r][c] == ".":
                for d in "123456789":
                    if self.fits(board, r, c, d):
                        board[r][c] = d
                        if self.go(board):
                            return True
                        board[r][c] = "."
                return False
        return True


    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
