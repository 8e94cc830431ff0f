"""Loops over what a function returns that ends without a `return`.

Verdict: Runtime Error
Reason: TypeError: 'NoneType' object is not iterable
Cause: wrong_type, 14
Change: none
Near: attribute_missing | arguments_wrong | result_unchecked
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r, c in self.blanks(board):
            for digit in self.candidates(board, r, c):
                board[r][c] = digit

    def blanks(self, board):
        if not board:
            return None
        return [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]

    def candidates(self, board, r, c):
        used = set(board[r]) | {row[c] for row in board}
        used.update(board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9))
