"""Covers the columns of the nodes beside a given's node, but not the column of that node.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: never_written, 30
Change: node_left_out, 30
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.rows, self.open = {}, {}
        for r in range(9):
            for c in range(9):
                for d in "123456789":
                    box = r // 3 * 3 + c // 3
                    self.rows[r, c, d] = [("cell", r, c), ("row", r, d), ("column", c, d), ("box", box, d)]
        for row, names in self.rows.items():
            for name in names:
                self.open.setdefault(name, set()).add(row)
        self.next = {}
        for row, names in self.rows.items():
            for name, after in zip(names, [*names[1:], names[0]]):
                self.next[row, name] = after
        self.taken = []
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    row, first = (r, c, board[r][c]), ("cell", r, c)
                    name = self.next[row, first]
                    while name != first:
                        self.cover(name)
                        name = self.next[row, name]
        if self.search():
            for r, c, d in self.taken:
                board[r][c] = d

    def cover(self, name):
        rows = self.open.pop(name)
        for row in rows:
            for other in self.rows[row]:
                if other in self.open:
                    self.open[other].discard(row)
        return rows

    def uncover(self, name, rows):
        for row in rows:
            for other in self.rows[row]:
                if other in self.open:
                    self.open[other].add(row)
        self.open[name] = rows

    def search(self):
        if not self.open:
            return True
        best = min(self.open, key=lambda name: len(self.open[name]))
        for row in sorted(self.open[best]):
            self.taken.append(row)
            covered = [(name, self.cover(name)) for name in self.rows[row]]
            if self.search():
                return True
            for name, rows in reversed(covered):
                self.uncover(name, rows)
            self.taken.pop()
        return False
