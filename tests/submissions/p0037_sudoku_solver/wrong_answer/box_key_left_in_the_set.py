"""Notes each digit under three keys of one set, and removes only two of them.

Verdict: Wrong Answer
Reason: unchanged
Cause: note_not_undone
Change: undo_incomplete, 38
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.seen = set()
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    self.add(r, c, board[r][c])
        self.fill(board, 0)

    def add(self, r, c, d):
        self.seen.add((r, "row", d))
        self.seen.add((c, "column", d))
        self.seen.add((r // 3, c // 3, d))

    def remove(self, r, c, d):
        self.seen.remove((r, "row", d))
        self.seen.remove((c, "column", d))

    def can_take(self, r, c, d):
        keys = (r, "row", d), (c, "column", d), (r // 3, c // 3, d)
        return not any(key in self.seen for key in keys)

    def fill(self, board, place):
        if place == 81:
            return True
        r, c = divmod(place, 9)
        if board[r][c] != ".":
            return self.fill(board, place + 1)
        for d in "123456789":
            if self.can_take(r, c, d):
                board[r][c] = d
                self.add(r, c, d)
                if self.fill(board, place + 1):
                    return True
                self.remove(r, c, d)
                board[r][c] = "."
        return False
