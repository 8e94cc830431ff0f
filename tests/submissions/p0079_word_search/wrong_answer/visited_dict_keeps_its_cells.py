"""Marks the cells of a path in a dict and takes no mark back.

Verdict: Wrong Answer
Reason: returned False, but AAB can be read from r1c2 to r1c4
Cause: undo_missing, 24
Change: undo, 24
"""


class Solution:
    def exist(self, board, word):
        visited = {}

        def go(r, c, k):
            if k == len(word):
                return True
            if r < 0 or c < 0 or r >= len(board) or c >= len(board[0]):
                return False
            if visited.get((r, c)) or board[r][c] != word[k]:
                return False
            visited[r, c] = True
            for i, j in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if go(i, j, k + 1):
                    return True
            return False

        return any(go(r, c, 0) for r in range(len(board)) for c in range(len(board[0])))
