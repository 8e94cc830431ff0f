"""Returns the empty partition in a generator, where it has to be yielded.

Verdict: Wrong Answer
Reason: ['a'] is missing: 0 of 1 were returned
Cause: slip, 23
Change: not_yielded, 23
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        def pal(t):
            i, j = 0, len(t) - 1
            while i < j:
                if t[i] != t[j]:
                    return False
                i += 1
                j -= 1
            return True

        def walk(rest):
            if not rest:
                return []
                return
            for k in range(1, len(rest) + 1):
                head = rest[:k]
                if pal(head):
                    for tail in walk(rest[k:]):
                        yield [head] + tail

        return list(walk(s))
