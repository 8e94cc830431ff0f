"""The blank with the fewest digits comes first, but two lines exchange it: one blank is lost.

Verdict: Wrong Answer
Reason: unchanged
Cause: slip
Change: half_swapped, 27
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        self.fill(0)

    def free(self, cell):
        r, c = cell
        seen = {*self.board[r], *(row[c] for row in self.board)}
        for row in self.board[r // 3 * 3 : r // 3 * 3 + 3]:
            seen.update(row[c // 3 * 3 : c // 3 * 3 + 3])
        return set("123456789") - seen

    def fill(self, k):
        if k == len(self.blanks):
            return True
        best = min(range(k, len(self.blanks)), key=lambda at: len(self.free(self.blanks[at])))
        self.blanks[k] = self.blanks[best]
        self.blanks[best] = self.blanks[k]
        r, c = self.blanks[k]
        for digit in self.free((r, c)):
            self.board[r][c] = digit
            if self.fill(k + 1):
                return True
            self.board[r][c] = "."
        return False
