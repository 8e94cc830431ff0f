"""What is pushed begins where this entry began, so a number may be chosen again.

Verdict: Wrong Answer
Reason: holds 1 twice
Cause: slip, 20
Change: start, 20
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        found = []
        stack = [([], 1)]
        while stack:
            chosen, begin = stack.pop()
            if len(chosen) == k:
                found.append(chosen)
                continue
            for number in range(begin, n + 1):
                stack.append((chosen + [number], begin))
        return found
