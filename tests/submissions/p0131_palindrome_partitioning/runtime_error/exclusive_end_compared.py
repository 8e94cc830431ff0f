"""Passes the exclusive end of the slice to a check that reads the letter at its end.

Verdict: Runtime Error
Reason: IndexError: string index out of range
Cause: index_out_of_range, 23
Change: index_one_off, 23
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        self.s = s
        self.ans = []
        self.track = []
        self.backtrack(0)
        return self.ans

    def backtrack(self, start):
        if start == len(self.s):
            self.ans.append(self.track[:])
            return
        for end in range(start + 1, len(self.s) + 1):
            if self.isPalindrome(start, end):
                self.track.append(self.s[start:end])
                self.backtrack(end)
                self.track.pop()

    def isPalindrome(self, lo, hi):
        while lo < hi:
            if self.s[lo] != self.s[hi]:
                return False
            lo += 1
            hi -= 1
        return True
