"""Removes digits from the set that it loops over.

Verdict: Runtime Error
Reason: RuntimeError: Set changed size during iteration
Cause: modified_while_iterating
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            left = set("123456789")
            for d in left:
                if d in board[r]:
                    left.remove(d)
            for c in range(9):
                if board[r][c] == ".":
                    board[r][c] = left.pop()
