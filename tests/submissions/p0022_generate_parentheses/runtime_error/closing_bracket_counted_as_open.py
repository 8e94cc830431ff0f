"""A closing bracket raises the count of open ones, so the search never ends.

Verdict: Runtime Error
Reason: RecursionError
Cause: endless_recursion, 18
Change: other_counter, 18
"""


class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        result = []

        def build(text, left, right):
            if left < n:
                build(text + "(", left + 1, right)
            if right < left:
                build(text + ")", left + 1, right)
            if len(text) == 2 * n:
                result.append(text)

        build("", 0, 0)
        return result
