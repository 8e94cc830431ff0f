"""Stops at the last letter, which is then in no piece.

Verdict: Wrong Answer
Reason: [] joins to '', not to 'a'
Cause: slip, 16
Change: one_off, 16
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        output = []
        stack = []

        def helper(start):
            if start == len(s) - 1:
                output.append(stack[:])
                return
            for end in range(start + 1, len(s) + 1):
                if s[start:end] == "".join(reversed(s[start:end])):
                    stack.append(s[start:end])
                    helper(end)
                    stack.pop()

        helper(0)
        return output
