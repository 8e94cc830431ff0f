"""Fills the place after the number that was swapped, instead of the next place.

Verdict: Wrong Answer
Reason: [2, 3, 1] is missing: 4 of 6 were returned
Cause: slip, 23
Change: start, 23
"""


class Solution:
    def permute(self, nums):
        answers = []

        def exchange(a, b):
            nums[a], nums[b] = nums[b], nums[a]

        def arrange(place):
            if place == len(nums):
                answers.append(nums[:])
                return
            for other in range(place, len(nums)):
                exchange(place, other)
                arrange(other + 1)
                exchange(place, other)

        arrange(0)
        return answers
