"""The loops of `double_loop.py`, started at a cursor that the recursion passes on (回溯框架).

Idea: let each call start where its caller stopped, so that it does not walk the filled part of the
    board again. The loops always return in their first iteration, so one call deals with one cell:
    this *is* `recursive_index.py`, written with loops.
Order: cells in reading order, digits ascending.
Promise: `backtrack(start_row, start_col)` returns True and leaves the cells from there on filled,
    or returns False and leaves the board as it was.
Cost: as `recursive_index.py`, and two `range` objects for each call.
Pitfall: a second iteration of a loop would mean "leave this cell empty", which is never right.
Next: `used_digits.py`. It walks the same tree, but a check takes three look-ups.
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def fits(row: int, col: int, digit: str) -> bool:
            top, left = row // 3 * 3, col // 3 * 3
            for k in range(9):
                if board[row][k] == digit or board[k][col] == digit:
                    return False
                if board[top + k // 3][left + k % 3] == digit:
                    return False
            return True

        def backtrack(start_row: int, start_col: int) -> bool:
            """Fill the cells from here on and return True, or change nothing and return False."""
            if start_col == 9:
                return backtrack(start_row + 1, 0)
            if start_row == 9:
                return True
            for row in range(start_row, 9):
                for col in range(start_col, 9):
                    if board[row][col] != ".":
                        return backtrack(row, col + 1)
                    for digit in "123456789":
                        if not fits(row, col, digit):
                            continue
                        board[row][col] = digit
                        if backtrack(row, col + 1):
                            return True
                        board[row][col] = "."
                    # Without this line, a blank that takes no digit is skipped, and the rows below
                    # start at `start_col`. LeetCode's example "succeeds" with 20 cells left blank.
                    return False
            return False  # never reached

        backtrack(0, 0)
