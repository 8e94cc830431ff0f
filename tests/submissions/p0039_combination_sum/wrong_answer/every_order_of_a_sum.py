"""Adds each candidate to the sums of all smaller targets, so each order is another answer.

Verdict: Wrong Answer
Reason: [2, 3] is [3, 2] again
Cause: other_rule
Change: none
"""


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        ways = {0: [[]]}
        for total in range(1, target + 1):
            ways[total] = []
            for number in candidates:
                for way in ways.get(total - number, []):
                    ways[total].append(way + [number])
        return ways[target]
