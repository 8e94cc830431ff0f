"""Takes a row, column or box for right if its digits add up to 45.

Verdict: Wrong Answer
Reason: digit twice
Cause: repeats_let_through, 42
Change: none
Near: nothing_compared | unit_not_compared | digit_never_placed
Cases: Blank box 6
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.grid = [[int(value) if value != "." else 0 for value in row] for row in board]
        self.fill(0)
        for r in range(9):
            board[r][:] = map(str, self.grid[r])

    def fill(self, cell):
        if cell == 81:
            return True
        r, c = divmod(cell, 9)
        if self.grid[r][c]:
            return self.fill(cell + 1)
        for digit in range(1, 10):
            self.grid[r][c] = digit
            if all(map(self.may_be_right, self.units(r, c))) and self.fill(cell + 1):
                return True
        self.grid[r][c] = 0
        return False

    def units(self, r, c):
        top, left = r // 3 * 3, c // 3 * 3
        yield self.grid[r]
        yield [row[c] for row in self.grid]
        yield [self.grid[top + k // 3][left + k % 3] for k in range(9)]

    def may_be_right(self, unit):
        total = sum(unit)
        if 0 in unit:
            return total < 45
        return total == 45
