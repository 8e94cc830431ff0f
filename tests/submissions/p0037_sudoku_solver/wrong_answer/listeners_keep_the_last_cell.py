"""Tells each peer of a cell by a lambda of a loop, so that all of them tell the last cell.

Verdict: Wrong Answer
Reason: row 4 has two 1s: r4c7 (board[3][6]), yours; r4c4, given
Cause: slip, 30
Change: late_bound, 30
"""


class Cell:
    def __init__(self, row, column):
        self.row, self.column, self.digit, self.blocked = row, column, 0, [0] * 10
        self.placed, self.cleared = [], []

    def sees(self, other):
        same_box = (self.row // 3, self.column // 3) == (other.row // 3, other.column // 3)
        return self is not other and (
            self.row == other.row or self.column == other.column or same_box
        )

    def change(self, digit, by):
        self.blocked[digit] += by


class Solution:
    def solveSudoku(self, board):
        cells = [Cell(r, c) for r in range(9) for c in range(9)]
        for cell in cells:
            for peer in filter(cell.sees, cells):
                cell.placed.append(lambda digit: peer.change(digit, 1))
                cell.cleared.append(lambda digit: peer.change(digit, -1))
        blanks = []
        for cell in cells:
            if board[cell.row][cell.column] == ".":
                blanks.append(cell)
            else:
                for tell in cell.placed:
                    tell(int(board[cell.row][cell.column]))

        def fill(k):
            if k == len(blanks):
                return True
            cell = blanks[k]
            for digit in range(1, 10):
                if cell.blocked[digit]:
                    continue
                board[cell.row][cell.column] = str(digit)
                for tell in cell.placed:
                    tell(digit)
                if fill(k + 1):
                    return True
                for tell in cell.cleared:
                    tell(digit)
                board[cell.row][cell.column] = "."
            return False

        fill(0)
