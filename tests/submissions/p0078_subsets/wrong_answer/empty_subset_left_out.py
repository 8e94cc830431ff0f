"""Adds only paths that hold something, so that the empty subset is missing.

Verdict: Wrong Answer
Reason: [] is missing
Cause: zero_taken_for_none, 15
Change: truthiness, 15
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        ans, cur = [], []

        def dfs(begin: int) -> None:
            if cur:
                ans.append(cur[:])
            for j in range(begin, len(nums)):
                cur.append(nums[j])
                dfs(j + 1)
                cur.pop()

        dfs(0)
        return ans
