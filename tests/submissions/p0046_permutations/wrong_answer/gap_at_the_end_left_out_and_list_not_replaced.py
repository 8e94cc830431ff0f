"""Never inserts at the end, and never replaces the list that it extends.

Verdict: Wrong Answer
Reason: [] does not hold 1
Cause: slip, 17
Change: range, 17
Near: other_rule
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
