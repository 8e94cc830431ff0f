"""Takes the permutations, and leaves out the reverse of one that it has.

Verdict: Wrong Answer
Reason: [1, 3, 2] is [1, 2, 3] again
Cause: other_rule
Change: none
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        result = []
        for order in itertools.permutations(range(1, n + 1), k):
            numbers = list(order)
            if numbers[::-1] not in result or k == 1:
                result.append(numbers)
        return result
