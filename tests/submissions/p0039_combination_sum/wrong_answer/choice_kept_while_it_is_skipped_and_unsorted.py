"""Goes on without a number while it is still on the path, and breaks off at the first that is too large.

Verdict: Wrong Answer
Reason: has the sum 7, expected 5
Cause: slip, 23
Change: moved, 23
"""


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        path = []
        found = []

        def walk(i, left):
            if left == 0:
                found.append(path.copy())
                return
            if i == len(candidates) or candidates[i] > left:
                return
            path.append(candidates[i])
            walk(i, left - candidates[i])
            walk(i + 1, left)
            path.pop()

        walk(0, target)
        return found
