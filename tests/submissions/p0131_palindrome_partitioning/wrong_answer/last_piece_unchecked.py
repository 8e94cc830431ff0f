"""Checks each piece that a cut ends, but not the last one.

Verdict: Wrong Answer
Reason: which is not a palindrome
Cause: other_rule
Change: none
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        n = len(s)
        result = []
        for cuts in range(1 << (n - 1)):
            pieces = []
            start = 0
            for i in range(n - 1):
                if cuts >> i & 1:
                    piece = s[start:i + 1]
                    if piece != piece[::-1]:
                        break
                    pieces.append(piece)
                    start = i + 1
            else:
                last = s[start:]
                result.append(pieces + [last])
        return result
