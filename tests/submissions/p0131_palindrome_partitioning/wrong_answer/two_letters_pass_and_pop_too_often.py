"""Takes any two letters for a palindrome, and pops also where nothing was appended.

Verdict: Wrong Answer
Reason: ['ab'] holds 'ab', which is not a palindrome
Cause: slip, 15
Change: comparison, 15
"""


class Solution:
    def partition(self, s):
        pieces, partitions = [], []

        def is_palindrome(left, right):
            while right - left > 1:
                if s[left] != s[right]:
                    return False
                left, right = left + 1, right - 1
            return True

        def cut(start):
            if start == len(s):
                partitions.append([*pieces])
                return
            for last in range(start, len(s)):
                if is_palindrome(start, last):
                    pieces.append(s[start : last + 1])
                    cut(last + 1)
                pieces.pop()

        cut(0)
        return partitions
