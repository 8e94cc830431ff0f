"""Fewest candidates first, on bit masks, for any n² x n²: each 9 and 3 comes from the board.

Idea: `n` is the side of a box. `size` = n² is everything else: the number of rows, of columns, of
    boxes, of cells in each, and of symbols. `size` is `len(board)`, and `n` is its square root. A 9
    or a 3 left in the code is a bug.

Representation: a bit for each symbol, and for each row, column and box a mask of the used ones. The
    place of a symbol in `SYMBOLS` is its bit. After '9' comes 'A', so 'G' is the sixteenth.

Branching: the blank with the fewest candidates. A row-by-row search fails first here. 16 x 16 has
    three times the cells and nearly twice the symbols, and a wrong guess in row 1 may show only in
    row 16.

Cost: each call looks at all blanks, but the smaller tree saves much more. The recursion has a call
    for each blank and one more: up to 257, and 626 on 25 x 25.

Where it breaks: `str(16)` is two characters, and `int('G')` is an error: a symbol is not a number.
    `row // 3 * 3 + col // 3` compiles, runs, and is wrong.

In the interview: say where each 9 comes from before you touch the code. It is a side, a number of
    symbols or a number of units. Then say what gets slow first: the order of the search. The check
    comes second.
"""

SYMBOLS = "123456789ABCDEFGHIJKLMNOP"


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
