"""Never inserts at the end, and never replaces the list that it extends.

Verdict: Wrong Answer
Reason: [] does not hold 1
Cause: slip, 16
Change: range, 16
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        perms = [[]]
        for n in nums:
            longer = []
            for perm in perms:
                for gap in range(len(perm)):
                    longer.append(perm[:gap] + [n] + perm[gap:])
        return perms
