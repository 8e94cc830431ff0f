"""Cuts off the empty prefix as well, which is a palindrome, so that the rest never gets shorter.

Verdict: Memory Limit Exceeded
Reason: used more than 512 MiB of memory
Cause: endless_recursion, 18
Change: range, 18
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        out = []

        def cut(rest, path):
            if not rest:
                out.append(path)
                return
            for end in range(len(rest) + 1):
                piece = rest[:end]
                if piece == piece[::-1]:
                    cut(rest[end:], path + [piece])

        cut(s, [])
        return out
