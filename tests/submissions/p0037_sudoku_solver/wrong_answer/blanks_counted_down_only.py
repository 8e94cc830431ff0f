"""Counts the blanks that are left, and does not count up again on the way back.

Verdict: Wrong Answer
Reason: blanks left
Cause: count_not_restored
Change: undo, 27
Near: undo_missing | never_backtracks | guess_missing
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.left = sum(line.count(".") for line in board)
        self.work(board)

    def work(self, board):
        if self.left == 0:
            return True
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.free(board, r, c, d):
                            board[r][c] = d
                            self.left -= 1
                            if self.work(board):
                                return True
                            board[r][c] = "."
                    return False
        return False

    def free(self, board, r, c, d):
        if d in board[r]:
            return False
        for line in board:
            if line[c] == d:
                return False
        for line in board[r // 3 * 3 : r // 3 * 3 + 3]:
            if d in line[c // 3 * 3 : c // 3 * 3 + 3]:
                return False
        return True
