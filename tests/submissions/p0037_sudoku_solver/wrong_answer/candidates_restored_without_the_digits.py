"""Saves the digit and the candidates of each cell, but restores only the candidates.

Verdict: Wrong Answer
Reason: digit twice | has two
Cause: slip, 61
Change: unread, 61
Cases: Blank row 9
"""


class Cell:
    def __init__(self, r, c):
        self.r = r
        self.c = c
        self.value = None
        self.cands = set('123456789')
        self.peers = []

    @property
    def box(self):
        return (self.r // 3, self.c // 3)

    def related(self, other):
        if self is other:
            return False
        return self.r == other.r or self.c == other.c or self.box == other.box


class Model:
    def __init__(self, board):
        self.cells = [Cell(r, c) for r in range(9) for c in range(9)]
        for cell in self.cells:
            cell.peers = [o for o in self.cells if cell.related(o)]
        self.units = []
        for k in range(9):
            self.units.append([x for x in self.cells if x.r == k])
            self.units.append([x for x in self.cells if x.c == k])
            self.units.append([x for x in self.cells if x.box == (k // 3, k % 3)])
        for cell in self.cells:
            ch = board[cell.r][cell.c]
            if ch != '.':
                self.fill(cell, ch)

    def fill(self, cell, ch):
        if ch not in cell.cands:
            return False
        cell.value = ch
        cell.cands = {ch}
        for p in cell.peers:
            if p.value is None:
                p.cands.discard(ch)
            elif p.value == ch:
                return False
        return True

    def save(self):
        return [(cell.value, set(cell.cands)) for cell in self.cells]

    def restore(self, saved):
        for cell, (value, cands) in zip(self.cells, saved):
            cell.cands = set(cands)

    def open_cells(self):
        return [cell for cell in self.cells if cell.value is None]

    def step(self):
        for cell in self.open_cells():
            if not cell.cands:
                return False
            if len(cell.cands) == 1:
                return self.fill(cell, next(iter(cell.cands)))
        for unit in self.units:
            placed = {cell.value for cell in unit if cell.value}
            for ch in '123456789':
                if ch in placed:
                    continue
                spots = [x for x in unit if x.value is None and ch in x.cands]
                if not spots:
                    return False
                if len(spots) == 1:
                    return self.fill(spots[0], ch)
        return None

    def settle(self):
        while True:
            res = self.step()
            if res is None:
                return True
            if res is False:
                return False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.model = Model(board)
        self.search()
        for cell in self.model.cells:
            if cell.value:
                board[cell.r][cell.c] = cell.value

    def search(self):
        model = self.model
        if not model.settle():
            return False
        todo = model.open_cells()
        if not todo:
            return True
        cell = min(todo, key=lambda x: len(x.cands))
        for ch in sorted(cell.cands):
            saved = model.save()
            if model.fill(cell, ch) and self.search():
                return True
            model.restore(saved)
        return False
