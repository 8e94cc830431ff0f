"""The number of columns is taken from the list of rows, so a wide board is searched in part.

Verdict: Wrong Answer
Reason: returned False, but
Cause: slip, 13
Change: dimension, 13
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        self.height = len(board)
        self.width = len(board)
        self.board = board
        for row in range(self.height):
            for column in range(self.width):
                if self.spell(row, column, word):
                    return True
        return False

    def spell(self, row, column, rest):
        if rest == "":
            return True
        if row not in range(self.height) or column not in range(self.width):
            return False
        if self.board[row][column] != rest[0]:
            return False
        self.board[row][column] = " "
        found = (
            self.spell(row - 1, column, rest[1:])
            or self.spell(row + 1, column, rest[1:])
            or self.spell(row, column - 1, rest[1:])
            or self.spell(row, column + 1, rest[1:])
        )
        self.board[row][column] = rest[0]
        return found
