"""Recursion on an index (row, col) that walks every cell of the board (回溯, backtracking).

Idea: one call answers for one cell. It passes over a given. At a blank it tries '1' to '9' in turn,
    and for each digit that fits it asks the call for the next column whether the rest can be
    filled. A digit whose rest fails is undone before the next one is tried.

Who teaches it: labuladong (东哥), "回溯算法解数独问题", labuladong.gitee.io/algo/4/29/108/, after
    his backtracking frame: make a choice, recurse, take the choice back (做选择, 递归, 撤销选择).

Representation: the board itself and nothing else. Every placement and every undo is a write to
    it, so whoever watches the board sees the whole search.

Propagation: none. A digit is compared with its row, column and box when it is tried, never
    earlier. A blank far below may have lost its last candidate long before the index gets there.

Branching: cells in row-major order, digits in ascending order, whatever the board looks like.

Why it is right: `backtrack(board, row, col)` is True exactly when the cells from (row, col) on
    can be completed, and then they are. When it is False, it leaves the board as it found it.
    Both follow from the same promise of the next cell, up to row 9, where nothing is left to do.

Cost: 9 ** blanks leaves at most, a bound that says little, because the check of up to 27 reads cuts
    nearly all of them. LeetCode's example (51 blanks) takes 4,208 placements and 4,157 undos.
    The stack is never deeper than 91 calls: 81 cells, 9 line ends and the call that finds row 9.

Where it breaks: without the `return True` after the recursive call, each success is undone on the
    way back, and the search ends with the puzzle unsolved. Test `row == 9` after reading the cell,
    and it is an IndexError. On a board with no solution it tries everything and undoes it all.

In the interview: say why the helper returns a bool (the first success must stop every loop above
    it) and where the undo stands (inside the loop, after the failed call). Offer the bit masks
    for a cheaper check, and then fewest candidates first for a smaller tree.

Roads not taken: passing over givens in a loop would make the recursion less deep. One index from 0
    to 80 would spare the line-end case (`flat_index.py`). The article builds up to this form from
    a void version that finds the solution and cannot stop. Write that once, to see it fail.
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.backtrack(board, 0, 0)

    def backtrack(self, board: List[List[str]], row: int, col: int) -> bool:
        if col == 9:
            return self.backtrack(board, row + 1, 0)
        if row == 9:
            return True
        if board[row][col] != ".":
            return self.backtrack(board, row, col + 1)

        for digit in "123456789":
            if not self.is_valid(board, row, col, digit):
                continue
            board[row][col] = digit
            if self.backtrack(board, row, col + 1):
                return True  # leave the answer standing: no undo on the way out
            board[row][col] = "."
        return False  # no digit fits here, so an earlier cell is wrong

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
