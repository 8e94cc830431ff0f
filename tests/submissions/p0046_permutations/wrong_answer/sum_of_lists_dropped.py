"""Adds two lists, and drops the sum.

Verdict: Wrong Answer
Reason: [1] is missing: 0 of 1 were returned
Cause: slip, 16
Change: result_dropped, 16
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        answer = []

        def choose(path):
            if len(path) == len(nums):
                answer + [path]
                return
            for number in nums:
                if number not in path:
                    choose(path + [number])

        choose([])
        return answer
