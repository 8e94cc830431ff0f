"""Prints the subsets, and returns a list that stays empty.

Verdict: Wrong Answer
Reason: [] is missing: 0 of 2 were returned
Cause: nothing_added, 22
Change: none
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        answer = []

        def choose(i, subset):
            if i == len(nums):
                print(subset)
                return
            choose(i + 1, subset)
            choose(i + 1, subset + [nums[i]])

        choose(0, [])
        return answer
