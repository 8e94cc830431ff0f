"""Notes a digit in the box on the other side of the diagonal, and looks for it in the right one.

Verdict: Wrong Answer
Reason: unchanged
Cause: box_formula, 25
Change: order, 25
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.lines = [set() for _ in range(9)]
        self.files = [set() for _ in range(9)]
        self.areas = [set() for _ in range(9)]
        for y in range(9):
            for x in range(9):
                if board[y][x] != ".":
                    self.note(y, x, board[y][x])
        self.go(0)

    def note(self, y, x, digit):
        self.lines[y].add(digit)
        self.files[x].add(digit)
        self.areas[x // 3 * 3 + y // 3].add(digit)

    def forget(self, y, x, digit):
        self.lines[y].discard(digit)
        self.files[x].discard(digit)
        self.areas[y // 3 * 3 + x // 3].discard(digit)

    def go(self, at):
        if at == 81:
            return True
        y, x = divmod(at, 9)
        if self.board[y][x] != ".":
            return self.go(at + 1)
        for digit in "123456789":
            area = self.areas[y // 3 * 3 + x // 3]
            if digit in self.lines[y] or digit in self.files[x] or digit in area:
                continue
            self.board[y][x] = digit
            self.note(y, x, digit)
            if self.go(at + 1):
                return True
            self.forget(y, x, digit)
            self.board[y][x] = "."
        return False
