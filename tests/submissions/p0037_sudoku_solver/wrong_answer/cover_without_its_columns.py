"""Solves by exact cover, and lists no constraint for a digit in its column.

Verdict: Wrong Answer
Reason: has two
Cause: repeats_let_through
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = {}
        for r, c, d in product(range(9), range(9), "123456789"):
            b = r // 3 * 3 + c // 3
            rows[r, c, d] = [("cell", r, c), ("row", r, d), ("box", b, d)]
        columns = {}
        for row, keys in rows.items():
            for key in keys:
                columns.setdefault(key, set()).add(row)
        for r, c in product(range(9), range(9)):
            if board[r][c] != ".":
                self.select(columns, rows, (r, c, board[r][c]))
        for r, c, d in self.search(columns, rows, []) or []:
            board[r][c] = d

    def search(self, columns, rows, chosen):
        if not columns:
            return chosen
        key = min(columns, key=lambda one: len(columns[one]))
        for row in list(columns[key]):
            taken = self.select(columns, rows, row)
            found = self.search(columns, rows, [*chosen, row])
            if found:
                return found
            self.deselect(columns, rows, row, taken)
        return None

    def select(self, columns, rows, row):
        taken = []
        for key in rows[row]:
            for other in columns[key]:
                for k in rows[other]:
                    if k != key:
                        columns[k].remove(other)
            taken.append(columns.pop(key))
        return taken

    def deselect(self, columns, rows, row, taken):
        for key in reversed(rows[row]):
            columns[key] = taken.pop()
            for other in columns[key]:
                for k in rows[other]:
                    if k != key:
                        columns[k].add(other)
