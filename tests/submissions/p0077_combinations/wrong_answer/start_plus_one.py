"""Passes on `start + 1` instead of `i + 1`.

Verdict: Wrong Answer
Reason: [2, 2] holds 2 twice
Cause: slip, 19
Change: start, 19
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        ans = []

        def dfs(start: int, comb: List[int]) -> None:
            if len(comb) == k:
                ans.append(comb)
                return
            for i in range(start, n + 1):
                dfs(start + 1, comb + [i])

        dfs(1, [])
        return ans
