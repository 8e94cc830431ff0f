"""Names both diagonals by row - col, so the rising ones are never checked.

Verdict: Wrong Answer
Reason: board 1: queens at r2c3 and r3c2 attack each other on a diagonal
Cause: slip, 18
Change: operator, 18
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        def dfs(path, xy_dif, xy_sum):
            p = len(path)
            if p == n:
                result.append(path)
                return
            for q in range(n):
                if q not in path and p - q not in xy_dif and p - q not in xy_sum:
                    dfs(path + [q], xy_dif + [p - q], xy_sum + [p + q])

        result = []
        dfs([], [], [])
        return [["." * i + "Q" + "." * (n - i - 1) for i in sol] for sol in result]
