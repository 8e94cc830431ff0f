"""One index 0-80, digits written first and checked after, and all solutions (回溯求所有解).

Idea: the cells are numbered from 0 to 80. Write a digit into a cell, then check whether it may
    stay. If so, go on with the next index. Index 81 means a solution: yield it, and go on searching
    if the caller wants more.

Who teaches it: a Chinese blog post, "用程序解决数独是一种什么样的体验" (2015), in Swift, with a
    callback for each solution. Here a generator yields the solutions, as is usual in Python.

Representation: the board itself. The digit is written before the check, so the board shows rejected
    digits, too. Each visit to a blank makes one placement, up to eight overwrites and one undo.

Propagation: none. The digit that was just written is compared with its 20 peers.

Branching: row-major, digits ascending. The tree is that of `recursive_index.py`, with more writes.

Why it is right: a call yields every completion of the cells from `index` on, each once, and then
    leaves the board as it found it. It yields copies, so the search can go on without changing
    them.

Cost: each visit to a blank takes nine checks of up to 24 reads. LeetCode's example takes 4,208
    placements, 33,444 overwrites and 4,157 undos. The generators are nested 82 deep. To find all
    solutions, the search has to walk the whole tree. On the article's board of 17 givens, that is
    104,852,095 placements, for which the article's Swift program took 39 minutes.

Where it breaks: the undo stands after the loop, because each digit overwrites the last one. Without
    it, the 9 stays, and every later visit takes it for a given. In a `finally`, it would run when
    the generator is closed, and it would blank the solved board. Yield `board` instead of a copy,
    and a list of the solutions holds the same board many times. At the end, that board is the
    puzzle again.

In the interview: `sum(1 for _ in ...)` over this function counts the solutions. Two calls of `next`
    tell whether the solution is unique. The check must skip the cell itself, because the digit
    already stands there.

Roads not taken: the article's callback cannot stop the search, so it always walks the whole tree.
    Checking before writing would save writes (`first_empty_cell.py`).
"""

from collections.abc import Iterator


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        # The search stops for good at its first yield, with the board full.
        next(self.solutions(board), None)

    def solutions(self, board: List[List[str]]) -> Iterator[List[List[str]]]:
        """Yield every solution, each a board of its own; at the end `board` is the puzzle again."""
        return self.search(board, 0)

    def search(self, board: List[List[str]], index: int) -> Iterator[List[List[str]]]:
        if index == 81:
            yield [list(row) for row in board]
            return
        row, col = divmod(index, 9)
        if board[row][col] != ".":
            yield from self.search(board, index + 1)
            return
        for digit in "123456789":
            board[row][col] = digit  # written first ...
            if self.is_valid(board, row, col):  # ... and checked where it stands
                yield from self.search(board, index + 1)
        board[row][col] = "."

    def is_valid(self, board: List[List[str]], row: int, col: int) -> bool:
        digit = board[row][col]
        for i in range(9):
            if i != row and board[i][col] == digit:
                return False
            if i != col and board[row][i] == digit:
                return False
        top, left = row // 3 * 3, col // 3 * 3
        for i in range(top, top + 3):
            for j in range(left, left + 3):
                if (i != row or j != col) and board[i][j] == digit:
                    return False
        return True
