"""Takes numbers away, and stops at a subset whose sum has occurred before.

Verdict: Wrong Answer
Reason: [1, 2] is missing
Cause: slip, 16
Change: same_key, 16
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        seen = set()
        res = []

        def shrink(cur):
            key = sum(cur)
            if key in seen and cur:
                return
            if not cur and [] in res:
                return
            if cur:
                seen.add(key)
            res.append(cur)
            for i in range(len(cur)):
                shrink(cur[:i] + cur[i + 1:])

        shrink(nums)
        return res
