"""Takes combinations with the same sum and the same product for the same one.

Verdict: Wrong Answer
Reason: is missing
Cause: other_rule
Change: none
Cases: Three of twenty
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        level = [([], 0, 1)]
        for _ in range(k):
            seen = set()
            nxt = []
            for nums, total, prod in level:
                for x in range(1, n + 1):
                    if x in nums:
                        continue
                    key = (total + x, prod * x)
                    if key in seen:
                        continue
                    seen.add(key)
                    nxt.append((nums + [x], total + x, prod * x))
            level = nxt
        return [nums for nums, _, _ in level]
