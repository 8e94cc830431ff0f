"""Puts the columns of an exact cover back in the order in which they were taken out.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: never_written, 49
Change: direction, 49
Cases: A guess and its deductions
"""


class Solution:
    def solveSudoku(self, board):
        self.rows, self.columns = {}, {}
        for r in range(9):
            for c in range(9):
                for d in "123456789":
                    if board[r][c] in (".", d):
                        box = r // 3 * 3 + c // 3
                        needs = [("cell", r, c), ("row", r, d), ("col", c, d), ("box", box, d)]
                        self.rows[r, c, d] = needs
                        for need in needs:
                            self.columns.setdefault(need, set()).add((r, c, d))
        for r, c, d in self.cover() or []:
            board[r][c] = d

    def cover(self):
        if not self.columns:
            return []
        need = min(self.columns, key=lambda one: (len(self.columns[one]), one))
        for choice in sorted(self.columns[need]):
            taken = self.take(choice)
            rest = self.cover()
            if rest is not None:
                return [choice, *rest]
            self.put_back(choice, taken)
        return None

    def take(self, choice):
        taken = []
        for need in self.rows[choice]:
            taken.append(self.columns.pop(need))
            for other in taken[-1]:
                for one in self.rows[other]:
                    if one in self.columns:
                        self.columns[one].discard(other)
        return taken

    def put_back(self, choice, taken):
        for need, others in zip(self.rows[choice], taken):
            for other in others:
                for one in self.rows[other]:
                    if one in self.columns:
                        self.columns[one].add(other)
            self.columns[need] = others
