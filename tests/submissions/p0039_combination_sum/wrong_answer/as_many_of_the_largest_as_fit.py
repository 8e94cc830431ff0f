"""Takes each candidate as often as it fits, and never fewer.

Verdict: Wrong Answer
Reason: [2, 2, 3] is missing
Cause: other_rule
Change: none
"""


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        falling = sorted(candidates, reverse=True)
        answer = []
        for first in range(len(falling)):
            rest, chosen = target, []
            for number in falling[first:]:
                while number <= rest:
                    chosen.append(number)
                    rest -= number
            if rest == 0:
                answer.append(chosen)
        return answer
