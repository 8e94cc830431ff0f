"""Looks for a blank in the first row only, and blanks a cell before it reads its digit.

Verdict: Wrong Answer
Reason: blanks left
Cause: slip, 41
Change: moved, 41
Near: box_formula | notes_of_another_unit | note_not_undone | never_written
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.rows = [set() for _ in range(9)]
        self.columns = [set() for _ in range(9)]
        self.boxes = [set() for _ in range(9)]
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    self.note(r, c, board[r][c])
        self.search()

    def units(self, r, c):
        return self.rows[r], self.columns[c], self.boxes[r // 3 * 3 + c // 3]

    def note(self, r, c, digit):
        self.board[r][c] = digit
        for unit in self.units(r, c):
            unit.add(digit)

    def forget(self, r, c):
        self.board[r][c] = "."
        for unit in self.units(r, c):
            unit.remove(self.board[r][c])

    def next_blank(self):
        for r in range(9):
            for c in range(9):
                if self.board[r][c] == ".":
                    return r, c
            return None

    def search(self):
        blank = self.next_blank()
        if blank is None:
            return True
        for digit in "123456789":
            if not any(digit in unit for unit in self.units(*blank)):
                self.note(*blank, digit)
                if self.search():
                    return True
                self.forget(*blank)
        return False
