"""Keeps the answer in a list of one flag, which inner functions can change, and returns the list.

Verdict: Wrong Answer
Reason: returned the list [True], expected True or False
Cause: slip, 31
Change: list_of_one, 31
"""


class Solution:
    def exist(self, board, word):
        found = [False]
        path = set()

        def go(r, c, k):
            if found[0] or k == len(word):
                found[0] = True
                return
            if not (0 <= r < len(board) and 0 <= c < len(board[0])):
                return
            if (r, c) in path or board[r][c] != word[k]:
                return
            path.add((r, c))
            for i, j in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                go(i, j, k + 1)
            path.remove((r, c))

        for r in range(len(board)):
            for c in range(len(board[0])):
                go(r, c, 0)
        return found
