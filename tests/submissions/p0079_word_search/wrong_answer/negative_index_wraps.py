"""Checks only the lower and the right border, so an index of -1 reads the last row or column.

Verdict: Wrong Answer
Reason: returned True, but AC cannot be read
Cause: slip, 17
Change: negative_index, 17
Near: other_rule
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        def dfs(r, c, i):
            if i == len(word):
                return True
            # inside the board, and the right letter?
            if r == len(board) or c == len(board[0]) or board[r][c] != word[i]:
                return False
            tmp, board[r][c] = board[r][c], "*"
            for x, y in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if dfs(x, y, i + 1):
                    return True
            board[r][c] = tmp
            return False

        for r in range(len(board)):
            for c in range(len(board[0])):
                if dfs(r, c, 0):
                    return True
        return False
