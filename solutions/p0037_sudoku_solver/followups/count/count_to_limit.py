"""Row-by-row search that goes on after a success, until it has counted enough.

Idea: the bool of the solver becomes a number. A call returns how many ways there are to fill the
    blanks from `index` on. The line that stopped at the first success now adds up the numbers, and
    stops at the limit. The digit is undone after a success, too.

Why a limit: the empty board has about 6.67 × 10²¹ solutions. To prove that a solution is the only
    one, a limit of two is enough: `count(board, 2) == 1`.

Why the givens are compared first: the search compares only what it places. Givens that clash with
    each other make every "solution" wrong, and on a full board no search would ever notice.

Where it breaks: if the whole limit is handed down, a level may exceed it. Only `limit - found` is
    left to find. If a digit is undone only after a failure, it stays behind and hides the other
    solutions.

In the interview: say that counting costs more than solving. After the first solution, the rest of
    the tree has to be searched to be sure.
"""


class Solution:
    def countSolutions(self, board: List[List[str]], limit: int) -> int:
        self.board = board
        cells = [(row, col) for row in range(9) for col in range(9)]
        self.blanks = [(row, col) for row, col in cells if board[row][col] == "."]
        if any(self.clashes(row, col) for row, col in cells if board[row][col] != "."):
            return 0
        return self.count(0, limit)

    def count(self, index: int, limit: int) -> int:
        if index == len(self.blanks):
            return 1
        row, col = self.blanks[index]
        found = 0
        for digit in "123456789":
            if self.fits(row, col, digit):
                self.board[row][col] = digit
                found += self.count(index + 1, limit - found)
                self.board[row][col] = "."
                if found == limit:
                    break
        return found

    def clashes(self, row: int, col: int) -> bool:
        given, self.board[row][col] = self.board[row][col], "."  # blanked, or it meets itself
        clash = not self.fits(row, col, given)
        self.board[row][col] = given
        return clash

    def fits(self, row: int, col: int, digit: str) -> bool:
        board, top, left = self.board, row // 3 * 3, col // 3 * 3
        for i in range(9):
            if board[row][i] == digit:
                return False
            if board[i][col] == digit:
                return False
            if board[top + i // 3][left + i % 3] == digit:
                return False
        return True
