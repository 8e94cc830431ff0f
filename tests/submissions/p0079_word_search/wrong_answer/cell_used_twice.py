"""Marks no cell, so the path may go back to a cell that it has used.

Verdict: Wrong Answer
Reason: returned True, but AAA cannot be read
Cause: other_rule
Change: none
Near: no_progress
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        m, n = len(board), len(board[0])

        def dfs(i, j, k):
            if k == len(word):
                return True
            if i < 0 or i >= m or j < 0 or j >= n:
                return False
            if board[i][j] != word[k]:
                return False
            return dfs(i + 1, j, k + 1) or dfs(i - 1, j, k + 1) or dfs(i, j + 1, k + 1) or dfs(i, j - 1, k + 1)

        for i in range(m):
            for j in range(n):
                if dfs(i, j, 0):
                    return True
        return False
