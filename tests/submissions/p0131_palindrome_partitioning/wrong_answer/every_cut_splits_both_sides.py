"""Cuts in two at each place and splits both sides again, so that partitions occur several times.

Verdict: Wrong Answer
Reason: occurs twice
Cause: other_rule
Change: none
"""


from functools import lru_cache

class Solution:
    def partition(self, s: str) -> List[List[str]]:

        @lru_cache(None)
        def parts(t):
            found = []
            if t == t[::-1]:
                found.append([t])
            for cut in range(1, len(t)):
                for a in parts(t[:cut]):
                    for b in parts(t[cut:]):
                        found.append(a + b)
            return found

        return parts(s)
