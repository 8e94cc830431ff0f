"""Puts the blanks back when the search is over.

Verdict: Wrong Answer
Reason: unchanged
Cause: success_not_passed_on
Change: surplus, 17
Near: turned_back
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        self.search(board, 0)
        print(board)
        for r, c in blanks:
            board[r][c] = "."

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
        if d in board[r] or any(board[k][c] == d for k in range(9)):
            return False
        return all(board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] != d for k in range(9))
