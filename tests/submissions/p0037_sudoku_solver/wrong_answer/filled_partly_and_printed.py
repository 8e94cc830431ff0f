"""Fills single candidates in, solves the rest on a copy and prints that.

Verdict: Wrong Answer
Reason: blanks left
Cause: answer_printed
Change: none
Near: guess_missing | answer_returned | undo_missing | never_backtracks
Cases: LeetCode's example
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                left = self.candidates(board, r, c)
                if board[r][c] == "." and len(left) == 1:
                    board[r][c] = left[0]
        solved = self.search([row[:] for row in board])
        for row in solved:
            print(" ".join(row))

    def candidates(self, board, r, c):
        box = {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return sorted(set("123456789") - set(board[r]) - {row[c] for row in board} - box)

    def search(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in self.candidates(board, r, c):
                        copied = [row[:] for row in board]
                        copied[r][c] = d
                        solved = self.search(copied)
                        if solved:
                            return solved
                    return None
        return board
