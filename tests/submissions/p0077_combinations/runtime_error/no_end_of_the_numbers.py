"""Takes or skips each number, but does not stop after n.

Verdict: Runtime Error
Reason: maximum recursion depth exceeded
Cause: endless_recursion, 19
Change: none
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
