"""Gives pruned values back after a deeper search only, not where pruning itself met a dead end.
Verdict: Wrong Answer
Reason: unchanged
Cause: turned_back
Change: moved, 50
Cases: Hidden singles, 55 blanks
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        cells = [(r, c) for r in range(9) for c in range(9)]
        self.near = {
            (r, c): [
                (i, j)
                for i, j in cells
                if (i, j) != (r, c) and (i == r or j == c or (i // 3, j // 3) == (r // 3, c // 3))
            ]
            for r, c in cells
        }
        self.options = {cell: set("123456789") for cell in cells}
        for r, c in cells:
            if board[r][c] != ".":
                self.options[r, c] = {board[r][c]}
                for cell in self.near[r, c]:
                    self.options[cell] -= {board[r][c]}
        self.board = board
        self.search([(r, c) for r, c in cells if board[r][c] == "."])

    def prune(self, cell, digit, pruned):
        for other in self.near[cell]:
            if self.board[other[0]][other[1]] == "." and digit in self.options[other]:
                self.options[other].remove(digit)
                pruned.append(other)
                if not self.options[other]:
                    return False
        return True

    def search(self, blanks):
        if not blanks:
            return True
        cell = min(blanks, key=lambda one: len(self.options[one]))
        rest = [one for one in blanks if one != cell]
        for digit in sorted(self.options[cell]):
            pruned = []
            self.board[cell[0]][cell[1]] = digit
            if self.prune(cell, digit, pruned):
                if self.search(rest):
                    return True
                for other in pruned:
                    self.options[other].add(digit)
            self.board[cell[0]][cell[1]] = "."
        return False
