"""Has strings for rows and assigns to a character of one.

Verdict: Runtime Error
Reason: TypeError: 'str' object does not support item assignment
Cause: string_changed, 31
Change: none
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        board = ["." * n for _ in range(n)]
        res = []

        def valid(row, col):
            for i in range(row):
                d = row - i
                if board[i][col] == "Q":
                    return False
                if col >= d and board[i][col - d] == "Q":
                    return False
                if col + d < n and board[i][col + d] == "Q":
                    return False
            return True

        def backtrack(row):
            if row == n:
                return res.append(list(board))
            for col in range(n):
                if valid(row, col):
                    board[row][col] = "Q"
                    backtrack(row + 1)
                    board[row][col] = "."

        backtrack(0)
        return res
