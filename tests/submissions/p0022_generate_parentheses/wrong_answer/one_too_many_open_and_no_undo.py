"""Opens up to n + 1 brackets, and does not undo a closing one.

Starting the count at 1 instead would pass as well, after the undo is added: the comparison is the
mistake.

Verdict: Wrong Answer
Reason: '((' leaves 2 open
Cause: undo_missing, 22
Change: comparison, 22
"""


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        answers = []
        text = []

        def extend(opened, closed):
            if len(text) == 2 * n:
                answers.append("".join(text))
                return
            if opened <= n:
                text.append("(")
                extend(opened + 1, closed)
                text.pop()
            if closed < opened:
                text.append(")")
                extend(opened, closed + 1)

        extend(0, 0)
        return answers
