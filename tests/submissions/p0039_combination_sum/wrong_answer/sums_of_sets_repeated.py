"""Repeats a set of candidates as a whole until the sum is reached.

Verdict: Wrong Answer
Reason: is missing
Cause: other_rule
Change: none
"""


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        result = []
        for size in range(1, len(candidates) + 1):
            for chosen in itertools.combinations(candidates, size):
                times, rest = divmod(target, sum(chosen))
                if times and not rest:
                    result.append(list(chosen) * times)
        return result
