"""Never moves the right end of a palindrome, and pops where nothing was appended.

Verdict: Runtime Error
Reason: IndexError: pop from empty list
Cause: index_out_of_range, 32
Change: moved, 32
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        self.res = []
        self.path = []
        self.dfs(s, 0)
        return self.res

    def isPal(self, s, l, r):
        while l < r:
            if s[l] != s[r]:
                return False
            l += 1
        return True

    def dfs(self, s, start):
        if start == len(s):
            self.res.append(self.path.copy())
            return
        for end in range(start, len(s)):
            if self.isPal(s, start, end):
                self.path.append(s[start:end + 1])
                self.dfs(s, end + 1)
            self.path.pop()
