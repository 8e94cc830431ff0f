"""Places single candidates, then the smallest candidate of a cell, and keeps that guess.

Verdict: Wrong Answer
Reason: digit twice
Cause: turned_back, 36
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        left, waiting = {}, []
        for row in range(9):
            for column in range(9):
                if board[row][column] == ".":
                    left[row, column] = set("123456789")
                else:
                    waiting.append((row, column))
        while waiting:
            row, column = waiting.pop()
            for cell in self.peers(row, column):
                if cell in left:
                    left[cell].discard(board[row][column])
                    if len(left[cell]) == 1:
                        self.place(board, cell, left.pop(cell))
                        waiting.append(cell)
            if left and not waiting:
                cell = min(left, key=lambda one: (len(left[one]), one))
                self.guess(board, cell, left.pop(cell))
                waiting.append(cell)

    def place(self, board, cell, digits):
        board[cell[0]][cell[1]] = digits.pop()

    def guess(self, board, cell, digits):
        board[cell[0]][cell[1]] = min(digits, default="1")

    def peers(self, row, column):
        for r in range(9):
            for c in range(9):
                if r == row or c == column or (r // 3, c // 3) == (row // 3, column // 3):
                    yield r, c
