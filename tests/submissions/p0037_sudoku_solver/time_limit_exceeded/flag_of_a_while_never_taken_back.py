"""Repeats its deductions while something changes, but never says that nothing has.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: endless_loop
Change: flag, 17
Near: guess_missing | search_in_circles | never_written | checked_too_late
Time limit: 0.2
Cases: One blank
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        progress = True
        while progress:
            for r in range(9):
                for c in range(9):
                    if board[r][c] != ".":
                        continue
                    fitting = self.fitting(board, r, c)
                    if len(fitting) == 1:
                        board[r][c] = fitting.pop()
                        progress = True
        self.guess(board)

    def fitting(self, board, r, c):
        box = {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return set("123456789") - set(board[r]) - {row[c] for row in board} - box

    def guess(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in self.fitting(board, r, c):
                        board[r][c] = d
                        if self.guess(board):
                            return True
                    board[r][c] = "."
                    return False
        return True
