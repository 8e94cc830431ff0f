"""Refuses digits of the diagonals, on numbers of its own, and copies back what it could not fill.

Verdict: Wrong Answer
Reason: holds '0'
Cause: slip
Change: condition_dropped, 35
Near: blank_not_dot | never_written
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.cells = [0 if cell == "." else int(cell) for row in board for cell in row]
        self.fill()
        for place, number in enumerate(self.cells):
            board[place // 9][place % 9] = str(number)

    def fill(self):
        if 0 not in self.cells:
            return True
        place = self.cells.index(0)
        for number in range(1, 10):
            if self.fits(place, number):
                self.cells[place] = number
                if self.fill():
                    return True
                self.cells[place] = 0
        return False

    def fits(self, place, number):
        r, c = divmod(place, 9)
        for other in range(81):
            y, x = divmod(other, 9)
            same_box = (y // 3, x // 3) == (r // 3, c // 3)
            if self.cells[other] == number and (y == r or x == c or same_box or y == x):
                return False
        return True
