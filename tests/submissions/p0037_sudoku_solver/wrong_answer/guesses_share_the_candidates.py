"""Removes candidates for one guess after another in the same table, without a copy and an undo.

Verdict: Wrong Answer
Reason: r1c7 (board[0][6]) holds '', expected '1' to '9'
Cause: undo_missing, 51
Change: choice_shared, 51
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.options = {}
        for r in range(9):
            for c in range(9):
                given = board[r][c]
                self.options[r, c] = "123456789" if given == "." else given
        self.near = {cell: self.cells_near(*cell) for cell in self.options}
        self.fill()
        for (r, c), left in self.options.items():
            board[r][c] = left

    def cells_near(self, r, c):
        """Returns the other cells of the row, the column and the box."""
        cells = {(r, k) for k in range(9)} | {(k, c) for k in range(9)}
        for i in range(3):
            for j in range(3):
                cells.add((r // 3 * 3 + i, c // 3 * 3 + j))
        return cells - {(r, c)}

    def reduce(self) -> bool:
        """Removes each single digit from the cells near it, until nothing changes."""
        waiting = [cell for cell, left in self.options.items() if len(left) == 1]
        for cell in waiting:
            digit = self.options[cell]
            for other in self.near[cell]:
                if digit and digit in self.options[other]:
                    self.options[other] = self.options[other].replace(digit, "")
                    if not self.options[other]:
                        return False
                    if len(self.options[other]) == 1:
                        waiting.append(other)
        return True

    def fill(self) -> bool:
        if not self.reduce():
            return False
        unsure = [cell for cell, left in self.options.items() if len(left) > 1]
        if not unsure:
            return True
        cell = min(unsure, key=lambda one: len(self.options[one]))
        for digit in self.options[cell]:
            self.options[cell] = digit
            if self.fill():
                return True
        return False
