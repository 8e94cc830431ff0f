"""Passes an empty path to the call that leaves a candidate out, so what was chosen before is lost.

Verdict: Wrong Answer
Reason: [3] has the sum 3, expected 5
Cause: slip, 21
Change: argument_constant, 21
"""


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        answers = []

        def search(at, rest, path):
            if rest == 0:
                answers.append(path)
                return
            if rest < 0 or at == len(candidates):
                return
            search(at, rest - candidates[at], path + [candidates[at]])
            search(at + 1, rest, [])

        search(0, target, [])
        return answers
