"""Shuffles the numbers before the search, which adds the path itself.

Verdict: Wrong Answer
Reason: does not hold
Cause: copy_missing, 20
Change: copy_missing, 20
Near: random_search
"""

import random


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        random.shuffle(nums)
        found, path = [], []

        def go():
            if len(path) == len(nums):
                found.append(path)
                return
            for x in nums:
                if x not in path:
                    path.append(x)
                    go()
                    path.pop()

        go()
        return found
