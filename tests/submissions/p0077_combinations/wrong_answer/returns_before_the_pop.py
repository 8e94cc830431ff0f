"""Returns the deeper call, so the loop ends in its first round.

Verdict: Wrong Answer
Reason: [2] is missing: 1 of 3 were returned
Cause: slip, 20
Change: passed_on, 20
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        answer, path = [], []

        def choose(first):
            if len(path) == k:
                answer.append(list(path))
                return
            for number in range(first, n + 1):
                path.append(number)
                return choose(number + 1)
                path.pop()

        choose(1)
        return answer
