"""Writes `list[path]`, which is a type, where `list(path)` copies the path.

Verdict: Wrong Answer
Reason: returned[0] is
Cause: slip, 16
Change: type_subscripted, 16
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        answers, path = [], []

        def place():
            if len(path) == len(nums):
                answers.append(list[path])
                return
            for number in nums:
                if number not in path:
                    path.append(number)
                    place()
                    path.pop()

        place()
        return answers
