"""Goes on with the next digit after a success, so that its result is replaced by a failure.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: success_not_passed_on, 24
Change: passed_on, 24
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        solved = self.search("".join(map("".join, board)))
        if solved:
            for k in range(81):
                board[k // 9][k % 9] = solved[k]

    def search(self, text):
        if "." not in text:
            return text
        dots = [k for k in range(81) if text[k] == "."]
        spot = min(dots, key=lambda k: len(self.free(text, k)))
        solved = None
        for digit in sorted(self.free(text, spot)):
            solved = self.search(text[:spot] + digit + text[spot + 1 :])
        return solved

    def free(self, text, at):
        row, column = at // 9, at % 9
        top = row // 3 * 27 + column // 3 * 3
        box = (text[top + 9 * k : top + 9 * k + 3] for k in range(3))
        return {*"123456789"} - {*text[9 * row : 9 * row + 9], *text[column::9], *"".join(box)}
