"""Hands all blanks on to the deeper call, the one just filled included.

Verdict: Runtime Error
Reason: RecursionError
Cause: endless_recursion
Change: not_shortened, 34
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def fits(r, c, digit):
            return all(
                digit
                not in (
                    board[r][k],
                    board[k][c],
                    board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3],
                )
                for k in range(9)
            )

        def search(left):
            if not left:
                return True
            r, c = left[0]
            for digit in "123456789":
                before = board[r][c]
                board[r][c] = "."
                if not fits(r, c, digit):
                    board[r][c] = before
                    continue
                board[r][c] = digit
                if search(left):
                    return True
                board[r][c] = "."
            return False

        search([(r, c) for r in range(9) for c in range(9) if board[r][c] == "."])
