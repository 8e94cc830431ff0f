"""Two nested loops that start at a cursor (row, col) handed down by the recursion (回溯框架).

Idea: take the loops of `double_loop.py`, but let each call start them where its caller stopped, so
    that no call walks the filled part of the board again. The frame comes first (loop, choose,
    recurse, undo). Then it is made to stop: at a given, at a line end, at the first solution.

Who teaches it: an earlier form of labuladong's lesson, handed on in a reader's notes "Sudoku
    solver: basic frame". The lesson today (`recursive_index.py`) has dropped the loops.

Representation: the board itself, and the cursor in the arguments. Every placement and every undo
    is a write to the board.

Propagation: none. A digit is compared with its row, column and box when it is tried.

Branching: row-major, digits ascending: the same writes in the same order as `recursive_index.py`.

Why it is right: the loops never come round a second time. If the first cell they look at is a
    given, the call returns what the rest says. If it is a blank, the call returns False after nine
    digits. Either way one call deals with one cell. This *is* `recursive_index.py` in a loop's
    clothes, and the last `return False` can never be reached.

Cost: as in `recursive_index.py`: up to 27 reads a check, 91 calls deep, 4,208 placements and 4,157
    undos on LeetCode's example. Each call also makes two `range` objects that are used once.

Where it breaks: take the inner `return False` away, and two mistakes that it hid come out. A blank
    that takes no digit is skipped and stays blank. And the rows below start at column `start_col`
    instead of 0. LeetCode's example then "succeeds" after 31 placements with 20 blanks left.

In the interview: if you catch yourself writing this, ask what the second round of each loop means.
    If it means "leave this cell empty", Sudoku has no such choice. Subsets have it: there the loop
    picks the next element, and skipping is the point. The frame was carried over from them.

Roads not taken: without the loops it is `recursive_index.py`. Without the cursor it is
    `double_loop.py`, where the loops earn their keep by finding the next blank.
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
                return False  # from here the loops would go round again: they must not
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
