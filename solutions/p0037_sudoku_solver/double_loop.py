"""Two nested loops over the board, with the recursion inside them (二维递归, "2-D recursion").

Idea: a call carries no position. It walks the board from the top left corner, stops at the first
    blank and tries '1' to '9' there. After each placement, a new call walks the board again. A call
    that meets no blank has found the board full.

Who teaches it: 代码随想录 (Carl), "37. 解数独", programmercarl.com. 二维递归 is the author's own
    word. In N queens, one loop picks the column while the recursion goes down the rows. Here, two
    loops pick the cell, and each recursive call gets a board with one blank fewer.

Representation: the board itself and nothing else. Each call finds its position on the board. Every
    placement and every undo is a write to it.

Propagation: none. A digit is compared with its row, column and box when it is tried.

Branching: the first blank in row-major order, digits ascending. Placement for placement, this is
    the search of `first_empty_cell.py`. The only difference is that two loops
    in the recursive function find the blank.

Why it is right: each call works on a board with one blank fewer than its caller's, so the recursion
    ends. The base case is the `return True` below both loops. It is reached only when there is no
    blank, and each digit passed the check when it was placed.

Cost: each call reads up to 81 cells to find its blank. LeetCode's example takes 4,209 calls and
    4,208 placements. A check takes up to 27 reads. The stack holds one call for each blank and one
    more: 52 on the example, 82 at most. In `recursive_index.py` it holds 91.

Where it breaks: everything depends on the `return False` after the nine digits. Without it, the
    loops skip the blank that failed and fill the cells after it. In the end they report True, with
    that blank still empty. If the line stands one level further out, after the loop over a row, a
    full row counts as a failure, and the puzzle comes back as it was.

In the interview: say out loud what ends the recursion, because you will be asked. Then explain that
    `return False`. It speaks for the whole board: if one blank takes no digit, no way of filling
    the others can help.

Roads not taken: passing the position to the next call saves the walk (`recursive_index.py`, and
    `cursor_loop.py`, which keeps the loops). A function of its own for the walk is easier to read
    and harder to get wrong (`first_empty_cell.py`).
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.backtracking(board)

    def backtracking(self, board: List[List[str]]) -> bool:
        for row in range(9):
            for col in range(9):
                if board[row][col] != ".":
                    continue
                for digit in "123456789":
                    if self.is_valid(board, row, col, digit):
                        board[row][col] = digit
                        if self.backtracking(board):
                            return True
                        board[row][col] = "."
                return False  # this blank takes no digit: no later cell can change that
        return True  # no blank was met, so the board is full

    def is_valid(self, board: List[List[str]], row: int, col: int, digit: str) -> bool:
        for i in range(9):
            if board[row][i] == digit:
                return False
        for i in range(9):
            if board[i][col] == digit:
                return False
        top, left = row // 3 * 3, col // 3 * 3
        for i in range(top, top + 3):
            for j in range(left, left + 3):
                if board[i][j] == digit:
                    return False
        return True
