"""Find the first empty cell, try the digits in it, and solve what is left (回溯, backtracking).

Idea: three questions, a function each: where is the first blank, may this digit stand there, and
    can the rest be solved? Whoever can answer the first two writes the third in ten lines.

Who teaches it: countless tutorials; here after jonsam-ng's notes "Sudoku [数独]" (2022), whose
    first JavaScript listing has this shape. Ours plays on characters as LeetCode hands them
    over: the article's tests for the number 0 and so takes a board of strings for a full one.

Representation: the board itself and nothing else. Every placement and every undo is a write to it.

Propagation: none; a digit is compared with its row, column and box when it is tried.

Branching: the first blank in row-major order, digits ascending: the same writes in the same
    order as `recursive_index.py` and `double_loop.py`.

Why it is right: `solve` is True exactly when the board can be completed, and then it is. No
    blank: the board is complete, and every digit in it stood the check. A blank: some digit must
    stand there, all nine are tried, and what failed is undone, so the next try starts clean.

Cost: the walk to the blank is up to 81 reads a call and 4,209 calls on LeetCode's example (4,208
    placements). The check is up to 22 reads: row 9, column 9, and the 4 cells of the box that lie
    in neither. One level of recursion for each blank, so the stack is at most 82 calls deep.

Where it breaks: the test for "nothing found" must be a test for None. `if not cell` would do, as
    a pair is never false; with one index 0-80 instead of a pair, cell 0 would pass for "none".
    On a board with no solution `solve` returns False, and the board is as it was: tell the caller.

In the interview: of the plain ones the quickest to write, and the easiest to improve:
    let `find_empty_cell` choose the blank with the fewest candidates, and nothing else changes
    (`fewest_candidates.py` does that, with masks to count them).

Roads not taken: a list of blanks made once makes the walk a lookup; the article's pair (-1, -1)
    for "none" is a position Python would index without complaint, so None stands here instead.
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.solve(board)

    def find_empty_cell(self, board: List[List[str]]) -> tuple[int, int] | None:
        for row in range(9):
            for col in range(9):
                if board[row][col] == ".":
                    return row, col
        return None

    def check(self, board: List[List[str]], row: int, col: int, digit: str) -> bool:
        for i in range(9):
            if board[i][col] == digit:
                return False
        for i in range(9):
            if board[row][i] == digit:
                return False
        top, left = row // 3 * 3, col // 3 * 3
        for i in range(top, top + 3):
            for j in range(left, left + 3):
                # cells of this row and column were compared above
                if i != row and j != col and board[i][j] == digit:
                    return False
        return True

    def solve(self, board: List[List[str]]) -> bool:
        cell = self.find_empty_cell(board)
        if cell is None:
            return True
        row, col = cell
        for digit in "123456789":
            if self.check(board, row, col, digit):
                board[row][col] = digit
                if self.solve(board):
                    return True
                board[row][col] = "."
        return False
