"""Followup: no_recursion"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        stack = deque([[row[:] for row in board]])
        while stack:
            cur = stack.pop()
            target, fewest = None, list('0123456789')
            for r in range(9):
                for c in range(9):
                    if cur[r][c] == '.':
                        cand = self.candidates(cur, r, c)
                        if len(cand) < len(fewest):
                            target, fewest = (r, c), cand
            if target is None:
                for r in range(9):
                    board[r][:] = cur[r]
                return
            r, c = target
            for d in fewest:
                nxt = list(cur)
                nxt[r][c] = d
                stack.append(nxt)

    def candidates(self, grid, r, c):
        ans = []
        for d in '123456789':
            for k in range(9):
                if d in (grid[r][k], grid[k][c], grid[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                    break
            else:
                ans.append(d)
        return ans
