"""A bit mask for each row, column and box, and a list of the blanks (位运算, bit masks).

Idea: 27 small integers remember which digits are used: bit 0 of `rows[3]` says that row 3 has a
    '1', bit 8 that it has a '9'. One `|` of three masks gives all digits that do not fit a cell.

Who teaches it: GeeksforGeeks, "Sudoku | Backtracking-7" (the bit mask version), and jonsam-ng's
    notes "Sudoku [数独]" (2022), whose second listing follows it. Interviewers often ask for it
    next.

Representation: the board, and nine masks each for rows, columns and boxes (the box is `row // 3 * 3
    + col // 3`). Each call of `solveSudoku` makes the masks anew. Placements and undos change both,
    so the writes to the board are the same as in `recursive_index.py`.

Propagation: none. The masks make the same check cheaper, but they do not look ahead.

Branching: blanks in row-major order, digits ascending. The tree is the same, with the same 4,208
    placements on LeetCode's example.

Why it is right: the masks always agree with the board. They are filled from the givens, and each
    placement and each undo changes board and masks together. The rest is as in
    `recursive_index.py`.

Cost: three look-ups for all digits of a blank. Digits that do not fit cost nothing. The tree
    stays as large as it was. The stack holds one call for each blank and one more.

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
        rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
        blanks = []
        for row in range(9):
            for col in range(9):
                box = row // 3 * 3 + col // 3
                if board[row][col] == ".":
                    blanks.append((row, col, box))
                else:
                    bit = 1 << int(board[row][col]) - 1
                    rows[row] |= bit
                    cols[col] |= bit
                    boxes[box] |= bit

        def search(k: int) -> bool:
            if k == len(blanks):
                return True
            row, col, box = blanks[k]
            free = 0b111_111_111 & ~(rows[row] | cols[col] | boxes[box])
            while free:
                bit = free & -free  # the lowest bit: the smallest digit that fits
                free ^= bit
                board[row][col] = str(bit.bit_length())
                rows[row] |= bit
                cols[col] |= bit
                boxes[box] |= bit
                if search(k + 1):
                    return True
                board[row][col] = "."
                rows[row] ^= bit
                cols[col] ^= bit
                boxes[box] ^= bit
            return False

        search(0)
