"""Clears the whole path where it should remove the last number.

Verdict: Wrong Answer
Reason: [1, 3] is missing
Cause: slip, 23
Change: undo_wrong, 23
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        self.ans = []
        self.dfs(1, n, k, [])
        return self.ans

    def dfs(self, start, n, k, path):
        if len(path) == k:
            self.ans.append(path[:])
            return
        for x in range(start, n + 1):
            path.append(x)
            self.dfs(x + 1, n, k, path)
            path.clear()
