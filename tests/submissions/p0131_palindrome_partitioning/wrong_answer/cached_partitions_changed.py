"""Inserts the piece into the lists that a cached call returned, which other calls use again.

Verdict: Wrong Answer
Reason: ['aa', 'a', 'a'] joins to 'aaaa', not to 'aa'
Cause: copy_missing, 21
Change: changed_in_place, 21
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        @lru_cache(None)
        def parts(start):
            if start == len(s):
                return [[]]
            res = []
            for end in range(start + 1, len(s) + 1):
                piece = s[start:end]
                if piece == piece[::-1]:
                    for rest in parts(end):
                        rest.insert(0, piece)
                        res.append(rest)
            return res

        return parts(0)
