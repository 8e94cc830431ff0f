"""Has no base case: a call with a complete path has no number left, and nothing is collected.

Verdict: Wrong Answer
Reason: [1] is missing: 0 of 1 were returned
Cause: nothing_added, 26
Change: none
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        res, path = [], []
        used = [False for _ in nums]

        def dfs():
            for i, v in enumerate(nums):
                if used[i]:
                    continue
                used[i] = True
                path.append(v)
                dfs()
                path.pop()
                used[i] = False

        dfs()
        return res
