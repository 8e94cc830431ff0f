"""Drops repeated combinations by a key that ignores how often a number is used.

Verdict: Wrong Answer
Reason: [2, 2, 4, 4, 4] is missing: 7 of 9 were returned
Cause: slip, 18
Change: same_key, 18
"""


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        ways = {0: [[]]}
        for total in range(1, target + 1):
            ways[total], seen = [], set()
            for number in candidates:
                for shorter in ways.get(total - number, []):
                    longer = shorter + [number]
                    key = frozenset(longer)
                    if key not in seen:
                        seen.add(key)
                        ways[total].append(longer)
        return ways[target]
