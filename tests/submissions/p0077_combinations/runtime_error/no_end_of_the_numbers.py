"""Takes or skips each number, but does not stop after n.

Verdict: Runtime Error
Cause: base_case_missing, 17
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        result = []

        def dfs(x, cur):
            if len(cur) == k:
                result.append(cur)
                return
            dfs(x + 1, cur + [x])
            dfs(x + 1, cur)

        dfs(1, [])
        return result
