"""Keeps its undos as lambdas that read the variable of the loop later.

Verdict: Wrong Answer
Reason: unchanged
Cause: slip, 78
Change: late_bound, 78
Cases: Blank row 9
"""


class Cell:
    def __init__(self, r, c, ch):
        self.pos = (r, c)
        self.value = None if ch == '.' else ch
        self.cands = set('123456789') if ch == '.' else set()
        self.near = []

    @property
    def blank(self):
        return self.value is None

    def hide(self, d):
        self.cands.remove(d)

    def show(self, d):
        self.cands.add(d)

    def __len__(self):
        return len(self.cands)


class History:
    def __init__(self):
        self.actions = []

    def do(self, action):
        self.actions.append(action)

    def size(self):
        return len(self.actions)

    def rollback(self, size):
        while len(self.actions) > size:
            self.actions.pop()()


class Game:
    def __init__(self, board):
        self.cells = [Cell(r, c, board[r][c]) for r in range(9) for c in range(9)]
        self.history = History()
        self.link()
        for cell in self.cells:
            if not cell.blank:
                for other in cell.near:
                    other.cands.discard(cell.value)

    def link(self):
        for a in self.cells:
            r, c = a.pos
            for b in self.cells:
                if a is b:
                    continue
                y, x = b.pos
                if y == r or x == c or (y // 3, x // 3) == (r // 3, c // 3):
                    a.near.append(b)

    def play(self, cell, d):
        cell.value = d

        def clear():
            cell.value = None

        self.history.do(clear)
        alive = True
        for other in cell.near:
            if other.blank and d in other.cands:
                other.hide(d)
                self.history.do(lambda: other.show(d))
                if not other.cands:
                    alive = False
        return alive

    def next_cell(self):
        best = None
        for cell in self.cells:
            if cell.blank and (best is None or len(cell) < len(best)):
                best = cell
        return best

    def lonely(self, cell, d):
        row = [o for o in cell.near if o.pos[0] == cell.pos[0]]
        return not any(o.blank and d in o.cands for o in row)

    def order(self, cell):
        return sorted(cell.cands, key=lambda d: (not self.lonely(cell, d), d))

    def solve(self):
        cell = self.next_cell()
        if cell is None:
            return True
        for d in self.order(cell):
            size = self.history.size()
            if self.play(cell, d) and self.solve():
                return True
            self.history.rollback(size)
        return False

    def export(self, board):
        for cell in self.cells:
            r, c = cell.pos
            board[r][c] = cell.value or '.'


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        game = Game(board)
        game.solve()
        game.export(board)
