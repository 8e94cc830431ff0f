"""Fills single candidates as long as there is a blank, and never guesses.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: guess_missing
Change: none
Near: endless_loop | search_in_circles | never_written
Time limit: 0.2
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        digits = set("123456789")
        while any("." in row for row in board):
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        row = set(board[r])
                        col = {board[i][c] for i in range(9)}
                        box = {
                            board[i][j]
                            for i in range(r // 3 * 3, r // 3 * 3 + 3)
                            for j in range(c // 3 * 3, c // 3 * 3 + 3)
                        }
                        left = digits - row - col - box
                        if len(left) == 1:
                            board[r][c] = left.pop()
