"""Puts the piece on the path before the check, and leaves it there if it is no palindrome.

Verdict: Wrong Answer
Reason: ['a', 'aa', 'b'] joins to 'aaab', not to 'aab'
Cause: undo_missing, 23
Change: undo, 23
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        result = []
        self.backtracking(s, 0, [], result)
        return result

    def backtracking(self, s, start_index, path, result):
        if start_index == len(s):
            result.append(path[:])
            return
        for i in range(start_index, len(s)):
            path.append(s[start_index:i + 1])
            if not self.is_palindrome(s, start_index, i):
                continue
            self.backtracking(s, i + 1, path, result)
            path.pop()

    def is_palindrome(self, s, start, end):
        i, j = start, end
        while i < j:
            if s[i] != s[j]:
                return False
            i += 1
            j -= 1
        return True
