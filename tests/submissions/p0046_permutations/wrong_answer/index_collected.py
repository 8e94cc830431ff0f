"""Adds the index of a number to the path, not the number.

Verdict: Wrong Answer
Reason: [0] holds 0, which is not in nums
Cause: slip, 23
Change: item, 23
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        answers = []
        used = [False] * len(nums)

        def extend(path):
            if len(path) == len(nums):
                answers.append(path[:])
                return
            for i in range(len(nums)):
                if used[i]:
                    continue
                used[i] = True
                path.append(i)
                extend(path)
                path.pop()
                used[i] = False

        extend([])
        return answers
