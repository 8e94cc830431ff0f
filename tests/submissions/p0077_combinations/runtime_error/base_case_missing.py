"""Has no base case.

Verdict: Runtime Error
Reason: RecursionError
Cause: endless_recursion, 15
Change: none
"""

class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        out = []
        def go(start, path):
            for i in range(1, n + 1):
                path.append(i)
                go(i + 1, path)
                path.pop()
        go(1, [])
        return out
