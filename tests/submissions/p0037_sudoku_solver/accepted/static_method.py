"""Declares the method static, which works as well.

Verdict: Accepted
Cause: none
"""


class Solution:
    @staticmethod
    def solveSudoku(board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]

        def search(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            top, left = r // 3 * 3, c // 3 * 3
            used = set(board[r]) | {row[c] for row in board}
            used |= {board[top + i][left + j] for i in range(3) for j in range(3)}
            for d in sorted(set("123456789") - used):
                board[r][c] = d
                if search(k + 1):
                    return True
            board[r][c] = "."
            return False

        search(0)
