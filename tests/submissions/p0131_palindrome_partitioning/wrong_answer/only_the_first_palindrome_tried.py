"""Leaves the loop after the first piece that is a palindrome.

Verdict: Wrong Answer
Reason: ['aa'] is missing
Cause: slip, 25
Change: way_out, 25
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        res = []
        path = []

        def go(i):
            if i == len(s):
                res.append(path[:])
                return
            for j in range(i, len(s)):
                piece = s[i:j + 1]
                if piece == piece[::-1]:
                    path.append(piece)
                    go(j + 1)
                    path.pop()
                    break

        go(0)
        return res
