"""Names the neighbours like the cell, and gives the letter back to the last of them.

Verdict: Runtime Error
Reason: IndexError: list assignment index out of range
Cause: loop_variable_reused, 20
Change: shadowed, 20
"""


class Solution:
    def exist(self, board, word):
        rows, cols = len(board), len(board[0])

        def find(r, c, k):
            if board[r][c] != word[k]:
                return False
            if k + 1 == len(word):
                return True
            board[r][c] = None
            for r, c in ((r - 1, c), (r, c - 1), (r + 1, c), (r, c + 1)):
                if 0 <= r < rows and 0 <= c < cols and find(r, c, k + 1):
                    return True
            board[r][c] = word[k]
            return False

        return any(find(r, c, 0) for r in range(rows) for c in range(cols))
