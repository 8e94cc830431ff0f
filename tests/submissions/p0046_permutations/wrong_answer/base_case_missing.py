"""Has no base case: a call with a complete path has no number left, and nothing is collected.

Verdict: Wrong Answer
Reason: [1] is missing
Cause: base_case_missing, 16
Change: none
Named: not yet
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
