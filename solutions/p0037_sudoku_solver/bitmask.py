"""The recursive index again, with a bit mask for each row, column and box (位运算, bit masks).

Idea: 27 small integers remember which digits are used: bit 5 of `rows[3]` says that row 3 has a
    '5'. Checking a digit then takes three look-ups instead of up to 27 reads.

Who teaches it: GeeksforGeeks, "Sudoku | Backtracking-7" (the bit mask version), and jonsam-ng's
    notes "Sudoku [数独]" (2022), whose second listing follows it. Interviewers often ask for it
    next.

Representation: the board, and nine masks each for rows, columns and boxes (the box is `row // 3 * 3
    + col // 3`). Each call of `solveSudoku` makes the masks anew. Placements and undos change both,
    so the writes to the board are the same as in `recursive_index.py`.

Propagation: none. The masks make the same check cheaper, but they do not look ahead.

Branching: cells in row-major order, digits ascending. The tree is the same, with the same 4,208
    placements on LeetCode's example.

Why it is right: the masks always agree with the board. They are filled from the givens, and each
    placement and each undo changes board and masks together. The rest is as in
    `recursive_index.py`.

Cost: constant time for each digit tried, instead of up to 27 reads. That saves only a constant
    factor, because the tree stays as large as it was. Line ends need no call of their own, so the
    stack is 82 calls deep.

Where it breaks: the article keeps the masks and an "already set" flag as globals. The first board
    is solved and leaves all masks full, so every later board comes back unchanged. As an undo, `^=
    bit` is right only for a bit that is set. Masks do not show that two givens clash.

In the interview: say what a bit means before you write one. Say that masks save a constant factor
    but do not make the tree smaller. The candidates of a cell are then `~(rows | cols | boxes) &
    0x3FE`. Counting them leads to `fewest_candidates.py`.

Roads not taken: `set` objects or 9 x 9 tables of bools are easier to read and do the same work. The
    article blanks the cell after every digit, whether it fits or not. Here only a placement is
    undone.
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        # Made here, in every call: masks kept from one board would spoil the next.
        self.rows, self.cols, self.boxes = [0] * 9, [0] * 9, [0] * 9
        for row in range(9):
            for col in range(9):
                if board[row][col] != ".":
                    self.take(row, col, 1 << int(board[row][col]))
        self.search(board, 0, 0)

    def take(self, row: int, col: int, bit: int) -> None:
        self.rows[row] |= bit
        self.cols[col] |= bit
        self.boxes[row // 3 * 3 + col // 3] |= bit

    def release(self, row: int, col: int, bit: int) -> None:
        self.rows[row] &= ~bit
        self.cols[col] &= ~bit
        self.boxes[row // 3 * 3 + col // 3] &= ~bit

    def is_safe(self, row: int, col: int, bit: int) -> bool:
        taken = self.rows[row] | self.cols[col] | self.boxes[row // 3 * 3 + col // 3]
        return not taken & bit

    def search(self, board: List[List[str]], row: int, col: int) -> bool:
        if row == 8 and col == 9:
            return True
        if col == 9:
            row, col = row + 1, 0
        if board[row][col] != ".":
            return self.search(board, row, col + 1)

        for digit in "123456789":
            bit = 1 << int(digit)
            if self.is_safe(row, col, bit):
                board[row][col] = digit
                self.take(row, col, bit)
                if self.search(board, row, col + 1):
                    return True
                self.release(row, col, bit)
                board[row][col] = "."
        return False
