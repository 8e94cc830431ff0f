"""Keeps a stack of partial paths, all of which share the set of cells of their start.

Verdict: Wrong Answer
Reason: returned False, but XOOOOOOXXXOO can be read from r4c1 to r2c2
Cause: slip, 26
Change: entries_shared, 26
"""


class Solution:
    def exist(self, board, word):
        cells = {(r, c): letter for r, row in enumerate(board) for c, letter in enumerate(row)}
        for start in cells:
            if cells[start] == word[0] and self.reads(cells, start, word):
                return True
        return False

    def reads(self, cells, start, word):
        paths = [(start, 1, {start})]
        while paths:
            (r, c), length, path = paths.pop()
            if length == len(word):
                return True
            for cell in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)):
                if cell not in path and cells.get(cell) == word[length]:
                    path.add(cell)
                    paths.append((cell, length + 1, path))
        return False
