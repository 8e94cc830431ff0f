"""Read the row, the column and the box of a cell in one loop.

Idea: `k` from 0 to 8 names a cell three times: the k-th of the row, of the column and of the box.

The box: `row // 3 * 3` rounds down to a multiple of three, so it is the top row of the box. From
    its top left corner, cell `k` is `k // 3` rows further down and `k % 3` columns further right.

Cost: at most 27 reads. Keeping the used digits in sets makes it three look-ups.

Where it breaks: if True is returned inside the loop, only the first cells are read. If the digit is
    an int, it equals no cell, so everything fits.

In the interview: write this helper after the search that calls it.
"""


class Solution:
    def fits(self, board: List[List[str]], row: int, col: int, digit: str) -> bool:
        top, left = row // 3 * 3, col // 3 * 3
        for k in range(9):
            if board[row][k] == digit or board[k][col] == digit:
                return False
            if board[top + k // 3][left + k % 3] == digit:
                return False
        return True
