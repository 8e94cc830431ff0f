"""Keeps an iterator of digits for each cell on a stack, and takes one digit at a time.

Verdict: Accepted
Cause: none
Near: iterator_exhausted
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        stack = [iter("123456789")]
        while stack and len(stack) <= len(blanks):
            r, c = blanks[len(stack) - 1]
            board[r][c] = "."
            digits = stack[-1]
            for d in digits:
                if self.fits(board, r, c, d):
                    board[r][c] = d
                    stack.append(iter("123456789"))
                    break
            else:
                stack.pop()

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
