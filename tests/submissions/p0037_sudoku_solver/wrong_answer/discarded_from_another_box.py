"""Takes a digit back from the box with the number of the row, and leaves it on the board.

Verdict: Wrong Answer
Reason: digit twice | the board itself was not changed | blanks left
Cause: notes_of_another_unit
Change: place, 31
Near: repeats_let_through | box_formula | undo_missing | note_not_undone
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board, self.left = board, []
        self.rows, self.cols, self.boxes = ([set() for _ in range(9)] for _ in range(3))
        for r, row in enumerate(board):
            for c, digit in enumerate(row):
                if digit == ".":
                    self.left.append((r, c))
                else:
                    self.note(r, c, digit)
        self.fill(0)

    def note(self, r, c, digit):
        self.rows[r].add(digit)
        self.cols[c].add(digit)
        self.boxes[r // 3 * 3 + c // 3].add(digit)

    def forget(self, r, c, digit):
        self.rows[r].discard(digit)
        self.cols[c].discard(digit)
        self.boxes[r].discard(digit)

    def fill(self, k):
        if k == len(self.left):
            return True
        r, c = self.left[k]
        for digit in "123456789":
            if digit in self.rows[r] | self.cols[c] | self.boxes[r // 3 * 3 + c // 3]:
                continue
            self.board[r][c] = digit
            self.note(r, c, digit)
            if self.fill(k + 1):
                return True
            self.forget(r, c, digit)
        return False
