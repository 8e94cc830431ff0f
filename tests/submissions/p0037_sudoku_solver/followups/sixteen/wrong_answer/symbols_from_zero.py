"""Begins the symbols with a zero.

Verdict: Wrong Answer
Reason: holds '0', expected '1' to '4'
Cause: symbols_from_zero, 11
Named: not yet
Says: slip, 18
Change: mask, 18
"""

SYMBOLS = "0123456789ABCDEFGHIJKLMNOP"


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board, self.size = board, len(board)
        self.side = isqrt(self.size)
        self.everything = (1 << self.size) - 1
        self.rows, self.cols, self.boxes = ([0] * self.size for _ in range(3))
        self.blanks = []
        for row in range(self.size):
            for col in range(self.size):
                if board[row][col] == ".":
                    self.blanks.append((row, col))
                else:
                    self.flip(row, col, 1 << SYMBOLS.index(board[row][col]))
        self.fill()

    def fill(self) -> bool:
        if not self.blanks:
            return True
        best = min(range(len(self.blanks)), key=lambda i: self.candidates(i).bit_count())
        candidates = self.candidates(best)
        row, col = blank = self.blanks[best]
        self.blanks[best] = self.blanks[-1]
        self.blanks.pop()
        while candidates:
            bit = candidates & -candidates
            candidates ^= bit
            self.flip(row, col, bit)
            self.board[row][col] = SYMBOLS[bit.bit_length() - 1]
            if self.fill():
                return True
            self.board[row][col] = "."
            self.flip(row, col, bit)
        self.blanks.append(blank)
        return False

    def candidates(self, index: int) -> int:
        row, col = self.blanks[index]
        return self.everything & ~(self.rows[row] | self.cols[col] | self.boxes[self.box(row, col)])

    def flip(self, row: int, col: int, bit: int) -> None:
        self.rows[row] ^= bit
        self.cols[col] ^= bit
        self.boxes[self.box(row, col)] ^= bit

    def box(self, row: int, col: int) -> int:
        return row // self.side * self.side + col // self.side
