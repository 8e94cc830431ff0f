"""Writes the name of the class in lower case.

Verdict: Runtime Error
Reason: AttributeError: the file has no class Solution; it h
Cause: class_missing, 10
Change: none
"""


class solution:
    def generate(self, n):
        texts = {""}
        for _ in range(n):
            texts = {t[:i] + "()" + t[i:] for t in texts for i in range(len(t) + 1)}
        return list(texts)
