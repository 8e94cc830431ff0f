"""Shifts the whole sum, because `+` binds more tightly than `<<`.

Verdict: Wrong Answer
Reason: holds 1 twice
Cause: slip, 22
Change: grouping, 22
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        n = len(nums)
        answer = []

        def place(used, path):
            if len(path) == n:
                answer.append(path)
                return
            for i in range(n):
                if used >> i & 1:
                    continue
                place(used + 1 << i, path + [nums[i]])

        place(0, [])
        return answer
