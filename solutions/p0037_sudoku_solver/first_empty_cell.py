"""Find the first empty cell, try digits in it, and solve the rest (回溯, backtracking).

Idea: there are three questions, each with a function of its own. Where is the first blank? Does
    this digit fit there? Can the rest be solved? Once the first two are answered, the third takes
    ten lines.

Who teaches it: countless tutorials. This one follows jonsam-ng's notes "Sudoku [数独]" (2022),
    whose first JavaScript listing has this shape. The article tests for the number 0, so LeetCode's
    board of strings looks full to it. Here a blank is '.', as on LeetCode.

Representation: the board itself and nothing else. Every placement and every undo is a write to it.

Propagation: none. A digit is compared with its row, column and box when it is tried.

Branching: the first blank in row-major order, digits ascending. The writes are the same, in the
    same order, as in `recursive_index.py` and `double_loop.py`.

Why it is right: `solve` returns True exactly when the board can be completed, and then it leaves
    the board completed. If there is no blank, the board is complete, and every digit passed the
    check when it was placed. If there is one, some digit must go there, and all nine are tried. A
    digit that fails is undone, so the next one starts from the same board.

Cost: finding the blank takes up to 81 reads in each call, and LeetCode's example takes 4,209 calls
    (4,208 placements). A check takes up to 22 reads: 9 in the row, 9 in the column, and the 4 cells
    of the box that lie in neither. The stack holds one call for each blank and one more: 52 on the
    example, 82 at most.

Where it breaks: test for "nothing found" with `is None`. `if not cell` happens to work here,
    because a pair is never false. With an index from 0 to 80 instead of a pair, cell 0 would count
    as "nothing found". On a board without a solution, `solve` returns False and leaves the board as
    it was.

In the interview: begin with this one. It is the quickest to write and the easiest to improve. If
    `find_empty_cell` chooses the blank with the fewest candidates, nothing else has to change
    (`fewest_candidates.py` does that, with masks to count them).

Roads not taken: a list of blanks, made once, would save the walk to the blank. The article returns
    the pair (-1, -1) for "none". Python would accept that as an index without complaint, so this
    version returns None.
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
