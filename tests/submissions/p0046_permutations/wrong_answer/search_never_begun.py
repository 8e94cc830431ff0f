"""Defines the search, and forgets to call it.

Verdict: Wrong Answer
Reason: [1] is missing: 0 of 1 were returned
Cause: not_called, 14
Change: none
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        answer = []

        def choose(path, rest):
            if not rest:
                answer.append(path)
            for i, number in enumerate(rest):
                choose(path + [number], rest[:i] + rest[i + 1 :])

        return answer
