"""Returns whether there is a solution, not how many there are.

Verdict: Wrong Answer
Reason: returned the bool True, expected an int
Cause: number_turned_into_a_bool, 18
Named: not yet
Change: none
"""


class Solution:
    def countSolutions(self, board: List[List[str]], limit: int) -> int:
        self.board = board
        cells = [(row, col) for row in range(9) for col in range(9)]
        self.blanks = [(row, col) for row, col in cells if board[row][col] == "."]
        if any(self.clashes(row, col) for row, col in cells if board[row][col] != "."):
            return 0
        return self.count(0, limit) > 0

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
