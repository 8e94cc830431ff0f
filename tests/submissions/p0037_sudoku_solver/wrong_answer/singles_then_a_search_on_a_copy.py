"""Fills in single candidates once, then searches on a copy, which is never written back.

Verdict: Wrong Answer
Reason: blanks left
Cause: slip
Change: copy_surplus, 19
Near: guess_missing
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    free = self.free(board, r, c)
                    if len(free) == 1:
                        board[r][c] = free.pop()
        self.search([row[:] for row in board])

    def free(self, board, r, c):
        seen = set(board[r]) | {row[c] for row in board}
        for row in board[r // 3 * 3 : r // 3 * 3 + 3]:
            seen |= set(row[c // 3 * 3 : c // 3 * 3 + 3])
        return set("123456789") - seen

    def search(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for digit in self.free(board, r, c):
                        board[r][c] = digit
                        if self.search(board):
                            return True
                        board[r][c] = "."
                    return False
        return True
