"""Explores each rest once, though it is reached in several ways.

Verdict: Wrong Answer
Reason: is missing
Cause: stale_cache, 23
Change: cache, 23
"""


from collections import deque

class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        q = deque([(target, 0, [])])
        seen = {target}
        answer = []
        while q:
            left, i, path = q.popleft()
            for j in range(i, len(candidates)):
                rest = left - candidates[j]
                if rest == 0:
                    answer.append(path + [candidates[j]])
                elif rest > 0 and rest not in seen:
                    seen.add(rest)
                    q.append((rest, j, path + [candidates[j]]))
        return answer
