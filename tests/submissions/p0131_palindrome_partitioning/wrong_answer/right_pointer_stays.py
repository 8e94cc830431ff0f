"""Moves only the left pointer in the check, so the last letter is compared with every other one.

Verdict: Wrong Answer
Reason: ['aba'] is missing
Cause: slip, 18
Change: counter_missing, 18
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        result, path = [], []

        def is_palindrome(i, j):
            while i < j:
                if s[i] != s[j]:
                    return False
                i += 1
            return True

        def backtrack(start):
            if start == len(s):
                result.append(list(path))
                return
            for end in range(start, len(s)):
                if is_palindrome(start, end):
                    path.append(s[start:end + 1])
                    backtrack(end + 1)
                    path.pop()

        backtrack(0)
        return result
