"""Clears each cell in a method that a `finally` calls, so the generators empty the board at the end.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: undo_in_finally, 43
Change: moved, 43
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.seen = {(kind, d) for r in range(9) for c in range(9) for kind, d in self.notes(r, c)}
        self.blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        for _ in self.solutions(0):
            break

    def notes(self, r, c):
        d = self.board[r][c]
        return [(unit, d) for unit in self.units(r, c)] if d != "." else []

    def units(self, r, c):
        return ("row", r), ("column", c), ("box", r // 3 * 3 + c // 3)

    def clear(self, r, c, d):
        self.seen -= {(unit, d) for unit in self.units(r, c)}
        self.board[r][c] = "."

    def solutions(self, k):
        if k == len(self.blanks):
            yield k
            return
        r, c = self.blanks[k]
        for d in "123456789":
            found = {(unit, d) for unit in self.units(r, c)}
            if found & self.seen:
                continue
            self.seen |= found
            self.board[r][c] = d
            try:
                yield from self.solutions(k + 1)
            finally:
                self.clear(r, c, d)
