"""Takes each given away for the time of its own check, and does not compare the boxes.

Verdict: Wrong Answer
Reason: box 1 has two
Cause: unit_not_compared
Change: look_added, 35
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                d, board[r][c] = board[r][c], "."
                if d != "." and not self.is_valid(board, r, c, d):
                    return
                board[r][c] = d
        self.search(board, 0)

    def search(self, board, place):
        if place == 81:
            return True
        r, c = divmod(place, 9)
        if board[r][c] != ".":
            return self.search(board, place + 1)
        for d in "123456789":
            if self.is_valid(board, r, c, d):
                board[r][c] = d
                if self.search(board, place + 1):
                    return True
                board[r][c] = "."
        return False

    def is_valid(self, board, r, c, d):
        return d not in board[r] and all(board[k][c] != d for k in range(9))
