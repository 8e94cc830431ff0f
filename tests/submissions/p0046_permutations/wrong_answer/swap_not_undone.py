"""Swaps a number to the front and does not swap it back after the recursive call.

Verdict: Wrong Answer
Reason: [1, 2, 3] occurs twice
Cause: undo_missing, 20
Change: undo, 20
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        output = []

        def backtrack(first=0):
            if first == len(nums):
                output.append(nums[:])
                return
            for i in range(first, len(nums)):
                nums[first], nums[i] = nums[i], nums[first]
                backtrack(first + 1)

        backtrack()
        return output
