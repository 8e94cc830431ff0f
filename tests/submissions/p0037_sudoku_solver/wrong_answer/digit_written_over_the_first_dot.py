"""Chooses the dot with the fewest digits in a string, and replaces the first dot.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: never_written
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        solved = self.search("".join(map("".join, board)))
        for k in range(81 if solved else 0):
            board[k // 9][k % 9] = solved[k]

    def search(self, text):
        dots = [k for k in range(81) if text[k] == "."]
        if not dots:
            return text
        spot = min(dots, key=lambda k: len(self.free(text, k)))
        for digit in sorted(self.free(text, spot)):
            solved = self.search(text.replace(".", digit, 1))
            if solved:
                return solved
        return ""

    def free(self, text, at):
        row, column, box = at // 9, at % 9, at // 27 * 3 + at % 9 // 3
        near = (k for k in range(81) if k // 9 == row or k % 9 == column
                or k // 27 * 3 + k % 9 // 3 == box)
        return {*"123456789"} - {text[k] for k in near}
