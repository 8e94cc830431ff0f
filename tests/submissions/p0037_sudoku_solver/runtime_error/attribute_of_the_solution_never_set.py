"""Looks up an attribute that only a method sets that was never called.

Verdict: Runtime Error
Reason: AttributeError
Cause: attribute_missing, 19
Change: none
Near: name_unknown | self_missing | name_unset
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board, 0)

    def prepare(self, board):
        self.blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]

    def fill(self, board, k):
        if k == len(self.blanks):
            return True
        r, c = self.blanks[k]
        board[r][c] = "1"
        return self.fill(board, k + 1)
