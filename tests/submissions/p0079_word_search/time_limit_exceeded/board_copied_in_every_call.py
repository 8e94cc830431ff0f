"""Hands a deep copy of the board down with each step instead of restoring the cell.

Verdict: Time Limit Exceeded
Reason: no answer after
Cause: board_copied, 24
Change: none
Named: not yet
Time limit: 0.2
Cases: Two Bs far apart
"""

import copy


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        def dfs(grid, r, c, k):
            if k == len(word):
                return True
            if not (0 <= r < len(grid) and 0 <= c < len(grid[0])):
                return False
            if grid[r][c] != word[k]:
                return False
            grid = copy.deepcopy(grid)
            grid[r][c] = "."
            return (
                dfs(grid, r + 1, c, k + 1)
                or dfs(grid, r - 1, c, k + 1)
                or dfs(grid, r, c + 1, k + 1)
                or dfs(grid, r, c - 1, k + 1)
            )

        return any(dfs(board, r, c, 0) for r in range(len(board)) for c in range(len(board[0])))
