"""Starts the longer permutations anew for each shorter one.

Verdict: Wrong Answer
Reason: [2, 1, 3] is missing: 3 of 6 were returned
Cause: slip, 15
Change: reset_in_loop, 15
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        permutations = [[]]
        for number in nums:
            for shorter in permutations:
                longer = []
                for at in range(len(shorter) + 1):
                    longer.append(shorter[:at] + [number] + shorter[at:])
            permutations = longer
        return permutations
