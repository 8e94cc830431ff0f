"""Computes the candidates of all blanks once, at the start, and takes the first of each.

Verdict: Wrong Answer
Reason: digit twice
Cause: placed_not_noted
Change: none
Catalogue: 52
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        left = {}
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    box = {
                        board[r // 3 * 3 + i][c // 3 * 3 + j] for i in range(3) for j in range(3)
                    }
                    used = set(board[r]) | {row[c] for row in board} | box
                    left[r, c] = sorted(set("123456789") - used)
        for (r, c), digits in left.items():
            board[r][c] = digits[0]
