"""Two nested loops that start at a cursor (row, col) passed down by the recursion (回溯框架).

Idea: take the loops of `double_loop.py`, but let each call start where its caller stopped. Then no
    call walks the filled part of the board again. First comes the frame: loop, choose, recurse,
    undo. Then it is made to stop at a given, at the end of a line and at the first solution.

Who teaches it: an earlier form of labuladong's lesson, preserved in a reader's notes, "Sudoku
    solver: basic frame". Today's lesson (`recursive_index.py`) has no such loops.

Representation: the board itself, and the cursor in the arguments. Every placement and every undo
    is a write to the board.

Propagation: none. A digit is compared with its row, column and box when it is tried.

Branching: row-major, digits ascending: the same writes in the same order as `recursive_index.py`.

Why it is right: the loops always return in their first iteration. If the first cell is a given, the
    call returns the result for the rest. If it is a blank, the call returns True at the first
    success and False after nine digits. Either way, one call deals with one cell. So this *is*
    `recursive_index.py`, written with loops, and the last `return False` is never reached.

Cost: as in `recursive_index.py`: up to 27 reads a check, 91 calls deep, 4,208 placements and 4,157
    undos on LeetCode's example. Each call also makes two `range` objects and takes one value from
    each.

Where it breaks: without the inner `return False`, two hidden mistakes appear. A blank that takes no
    digit is skipped and stays blank. The rows below start at column `start_col` instead of 0.
    LeetCode's example then "succeeds" after 31 placements, with 20 blanks left.

In the interview: if you catch yourself writing this, ask what a second iteration of each loop would
    mean. It would mean "leave this cell empty", and Sudoku has no such choice. Subsets do: there
    the loop picks the next element, and it may skip some. The frame was borrowed from such
    problems.

Roads not taken: without the loops, this is `recursive_index.py`. Without the cursor, it is
    `double_loop.py`, where the loops have a purpose: they find the next blank.
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.backtrack(board, 0, 0)

    def backtrack(self, board: List[List[str]], start_row: int, start_col: int) -> bool:
        if start_col == 9:
            return self.backtrack(board, start_row + 1, 0)
        if start_row == 9:
            return True
        for row in range(start_row, 9):
            for col in range(start_col, 9):
                if board[row][col] != ".":
                    return self.backtrack(board, row, col + 1)
                for digit in "123456789":
                    if not self.is_valid(board, row, col, digit):
                        continue
                    board[row][col] = digit
                    if self.backtrack(board, row, col + 1):
                        return True
                    board[row][col] = "."
                return False  # the loops must not begin a second iteration
        return False  # never reached

    def is_valid(self, board: List[List[str]], row: int, col: int, digit: str) -> bool:
        top, left = row // 3 * 3, col // 3 * 3
        for i in range(9):
            if board[row][i] == digit:
                return False
            if board[i][col] == digit:
                return False
            if board[top + i // 3][left + i % 3] == digit:
                return False
        return True
