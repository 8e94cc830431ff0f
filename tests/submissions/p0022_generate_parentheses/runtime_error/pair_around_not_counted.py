"""The pair that stands around the first part is not taken off what is left for the second.

Verdict: Runtime Error
Reason: RecursionError
Cause: endless_recursion, 18
Change: index_one_off, 18
"""


class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        if n == 0:
            return [""]
        result = []
        for k in range(n):
            firsts = self.generateParenthesis(k)
            for first in firsts:
                for second in self.generateParenthesis(n - k):
                    result.append("(" + first + ")" + second)
        return result
