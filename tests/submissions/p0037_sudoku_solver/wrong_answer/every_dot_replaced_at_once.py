"""Searches in a text, and replaces each dot in it where only the first is meant.

Verdict: Wrong Answer
Reason: has nine
Cause: slip
Change: each_replaced, 23
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        text = self.search("".join("".join(row) for row in board))
        for r in range(9):
            board[r][:] = text[9 * r : 9 * r + 9]

    def search(self, text):
        place = text.find(".")
        if place < 0:
            return text
        r, c = divmod(place, 9)
        for d in "123456789":
            if self.fits(text, r, c, d):
                found = self.search(text.replace(".", d))
                if found:
                    return found
        return None

    def fits(self, text, r, c, d):
        for k in range(9):
            box = text[9 * (r // 3 * 3 + k // 3) + c // 3 * 3 + k % 3]
            if d in (text[9 * r + k], text[9 * k + c], box):
                return False
        return True
