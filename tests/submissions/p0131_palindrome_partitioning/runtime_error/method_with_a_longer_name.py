"""Writes the method from memory, with a longer name than LeetCode's.

Verdict: Runtime Error
Reason: AttributeError: class Solution has no method partiti
Cause: method_missing, 11
Change: none
"""


class Solution:
    def partitionPalindromes(self, s):
        if not s:
            return [[]]
        heads = (s[:end] for end in range(1, len(s) + 1) if s[:end] == s[:end][::-1])
        return [
            [head, *rest] for head in heads for rest in self.partitionPalindromes(s[len(head) :])
        ]
