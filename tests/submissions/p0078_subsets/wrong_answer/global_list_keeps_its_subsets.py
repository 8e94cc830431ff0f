"""Collects the subsets in a list of the module, which the method declares as global.

Verdict: Wrong Answer
Reason: which is not in nums
Cause: state_kept, 10
Change: module_state, 10
"""


res = []

class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        global res

        def go(i, path):
            if i == len(nums):
                res.append(path[:])
                return
            go(i + 1, path)
            go(i + 1, path + [nums[i]])

        go(0, [])
        return res
