"""Find the first empty cell, try the digits in it, and solve what is left (回溯, backtracking).

Idea: there are three questions, and each gets a function. Where is the first blank? May this digit
    stand there? Can the rest be solved? Once the first two are answered, the third takes ten lines.

Who teaches it: countless tutorials. This one follows jonsam-ng's notes "Sudoku [数独]" (2022),
    whose first JavaScript listing has this shape. The article tests for the number 0, so it takes
    LeetCode's board of strings for a full one. Here a blank is '.', as LeetCode has it.

Representation: the board itself and nothing else. Every placement and every undo is a write to it.

Propagation: none. A digit is compared with its row, column and box when it is tried.

Branching: the first blank in row-major order, digits ascending. These are the same writes in the
    same order as in `recursive_index.py` and `double_loop.py`.

Why it is right: `solve` is True exactly when the board can be completed, and then it is. If there
    is no blank, the board is complete, and every digit passed the check when it was placed. If
    there is one, some digit must stand there, and all nine are tried. What failed is undone, so the
    next digit starts from a clean board.

Cost: the walk to the blank is up to 81 reads a call, with 4,209 calls on LeetCode's example (4,208
    placements). The check is up to 22 reads: row 9, column 9, and the 4 cells of the box that lie
    in neither. The stack holds one call for each blank and one more: 52 there, 82 at most.

Where it breaks: the test for "nothing found" must be a test for None. `if not cell` works here,
    because a pair is never false. With one index from 0 to 80 instead of a pair, cell 0 would pass
    for "none". On a board with no solution `solve` returns False and the board is as it was.

In the interview: begin with this one. It is the quickest to write and the easiest to improve. Let
    `find_empty_cell` choose the blank with the fewest candidates, and nothing else changes
    (`fewest_candidates.py` does that, with masks to count them).

Roads not taken: with a list of blanks, made once, the walk becomes a look-up. The article returns
    the pair (-1, -1) for "none", which Python would index without complaint, so this returns None.
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
