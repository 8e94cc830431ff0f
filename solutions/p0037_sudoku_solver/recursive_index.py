"""Recursion on an index (row, col) that walks every cell of the board (回溯, backtracking).

Idea: one call deals with one cell. It skips a given. At a blank, it tries '1' to '9' in turn. For
    each digit that fits, it asks the call for the next column whether the rest can be filled. If
    the rest cannot be filled, the digit is undone before the next one is tried.

Who teaches it: labuladong (东哥), "回溯算法解数独问题", labuladong.gitee.io/algo/4/29/108/, with
    his backtracking frame: make a choice, recurse, undo the choice (做选择, 递归, 撤销选择).

Representation: the board itself and nothing else. Every placement and every undo is a write to it,
    so the board shows the whole search.

Propagation: none. A digit is compared with its row, column and box only when it is tried. A blank
    further down may have lost its last candidate long before the index gets there.

Branching: cells in row-major order, digits in ascending order, whatever the board looks like.

Why it is right: `backtrack(board, row, col)` returns True exactly when the cells from (row, col) on
    can be filled, and then it leaves them filled. When it returns False, it leaves the board as it
    found it. Both hold because the call for the next cell guarantees the same, and so on up to row
    9, where nothing is left to do.

Cost: the tree has at most 9 ** blanks leaves. That bound says little, because the check cuts off
    nearly all of them. A check takes up to 27 reads. LeetCode's example (51 blanks) takes 4,208
    placements and 4,157 undos. The stack is never deeper than 91 calls: 81 cells, 9 line ends and
    the call that finds row 9.

Where it breaks: without the `return True` after the recursive call, each success is undone on the
    way back, and the search ends with the puzzle unsolved. If the cell is read before `row == 9` is
    tested, the search ends in an IndexError. On a board without a solution, the search tries
    everything and undoes it all.

In the interview: say why the helper returns a bool: the first success must stop every loop above
    it. Say where the undo goes: inside the loop, after the failed call. Offer bit masks for a
    cheaper check, and then fewest candidates first for a smaller tree.

Roads not taken: skipping givens in a loop would make the recursion less deep. One index from 0 to
    80 would save the special case at the end of a line (`flat_index.py`). The article builds up to
    this form from a void version, which finds the solution and cannot stop. Write that version
    once, to see it fail.
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
