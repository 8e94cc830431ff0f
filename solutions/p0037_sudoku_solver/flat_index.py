"""One index 0-80, a digit written first and checked after, and every solution (回溯求所有解).

Idea: count the cells from 0 to 80. Write a digit into the cell, then ask whether it may stand
    there. If so, go on with the next index. Index 81 means a solution: yield it, and go on
    searching if the caller wants more.

Who teaches it: a Chinese blog, "用程序解决数独是一种什么样的体验" (2015), in Swift, with a callback
    for each solution. Here a generator does that, which is Python's own way to hand out results.

Representation: the board itself. The digit is written before the check, so a watcher sees the
    rejected digits too: one placement for each visit to a blank, up to eight overwrites, one undo.

Propagation: none. The digit that was just written is compared with its 20 peers.

Branching: row-major, digits ascending: the tree of `recursive_index.py`, in more writes.

Why it is right: a call yields every completion of the cells from `index` on, each once, and then
    leaves the board as it found it. Each yield is a copy, so going on cannot change it.

Cost: nine checks of up to 24 reads for each visit. LeetCode's example: 4,208 placements, 33,444
    overwrites, 4,157 undos. 82 generators deep. To find all solutions, the whole tree has to be
    walked: 104,852,095 placements on the article's board of 17 givens, where it took 39 minutes.

Where it breaks: the undo stands behind the loop, because each digit overwrites the last one.
    Without it, the 9 stays, and every later visit takes it for a given. In a `finally` it would run
    when the generator is dropped, and empty the board. Yield `board` instead of a copy, and a list
    of the solutions is a list of one board many times, blank again at the end.

In the interview: "how many solutions?" is this function and `sum(1 for _ in ...)`. "Is it unique?"
    is two calls of `next`. The check must skip the cell itself, as the digit already stands there.

Roads not taken: the article's callback cannot say "enough", so it always walks the whole tree.
    Checking before writing saves the writes (`first_empty_cell.py`).
"""

from collections.abc import Iterator


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        # The search is dropped where it stands: at its first yield, with the board full.
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
