"""Allows one more ) when as many are closed as are open.

Verdict: Wrong Answer
Reason: ')(' closes at index 0, but nothing is open there
Cause: slip, 20
Change: comparison, 20
"""


class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        answer = []

        def write(text, opened, closed):
            if len(text) == 2 * n:
                answer.append(text)
                return
            if opened < n:
                write(text + "(", opened + 1, closed)
            if closed <= opened:
                write(text + ")", opened, closed + 1)

        write("", 0, 0)
        return answer
