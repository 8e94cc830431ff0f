"""Adds a list that holds the path, so each answer is a list in a list.

Verdict: Wrong Answer
Reason: returned[0][0] is the list []
Cause: slip, 15
Change: wrapped, 15
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        found = []

        def grow(path, rest):
            found.append([path])
            for k, number in enumerate(rest):
                grow(path + [number], rest[k + 1 :])

        grow([], nums)
        return found
