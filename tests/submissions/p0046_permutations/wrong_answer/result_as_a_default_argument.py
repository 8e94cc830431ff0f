"""Keeps the result in a default argument, which is made once: the next call finds the old answers.

Verdict: Wrong Answer
Reason: [1] does not hold 2
Cause: state_kept, 14
Change: none
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        return self.search(nums, [])

    def search(self, nums, path, res=[]):
        if len(path) == len(nums):
            res.append(path)
        else:
            for num in nums:
                if num not in path:
                    self.search(nums, path + [num])
        return res
