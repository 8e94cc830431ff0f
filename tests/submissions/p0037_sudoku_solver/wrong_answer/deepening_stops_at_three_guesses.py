"""Searches with at most three guesses.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written, 60
Change: limit_low, 60
Cases: Blank row 9
"""


from itertools import count


class State:
    def __init__(self, rows, cols, boxes, cells, blanks):
        self.rows = rows
        self.cols = cols
        self.boxes = boxes
        self.cells = cells
        self.blanks = blanks

    @classmethod
    def parse(cls, board):
        st = cls([set() for _ in range(9)], [set() for _ in range(9)],
                 [set() for _ in range(9)], {}, set())
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    st.blanks.add((r, c))
                else:
                    st.write((r, c), board[r][c])
        return st

    def copy(self):
        return State([set(s) for s in self.rows], [set(s) for s in self.cols],
                     [set(s) for s in self.boxes], dict(self.cells), set(self.blanks))

    def write(self, cell, d):
        r, c = cell
        self.rows[r].add(d)
        self.cols[c].add(d)
        self.boxes[r // 3 * 3 + c // 3].add(d)
        self.cells[cell] = d
        self.blanks.discard(cell)

    def options(self, cell):
        r, c = cell
        used = self.rows[r] | self.cols[c] | self.boxes[r // 3 * 3 + c // 3]
        return [d for d in '123456789' if d not in used]


class Deepening:
    def __init__(self, state):
        self.start = state
        self.cut = False

    def run(self):
        if not self.propagate(self.start):
            return None
        for limit in range(4):
            self.cut = False
            res = self.search(self.start, limit)
            if res is not None:
                return res
            if not self.cut:
                break
        return None

    def propagate(self, state):
        moved = True
        while moved:
            moved = False
            for cell in list(state.blanks):
                opts = state.options(cell)
                if not opts:
                    return False
                if len(opts) == 1:
                    state.write(cell, opts[0])
                    moved = True
        return True

    def narrowest(self, state):
        best = None
        for cell in sorted(state.blanks):
            opts = state.options(cell)
            if best is None or len(opts) < len(best[1]):
                best = cell, opts
                if len(opts) == 2:
                    break
        return best

    def search(self, state, limit):
        if not state.blanks:
            return state
        if limit == 0:
            self.cut = True
            return None
        cell, opts = self.narrowest(state)
        for d in opts:
            child = state.copy()
            child.write(cell, d)
            if not self.propagate(child):
                continue
            res = self.search(child, limit - 1)
            if res is not None:
                return res
        return None


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        answer = Deepening(State.parse(board)).run()
        if answer is None:
            return
        for (r, c), d in answer.cells.items():
            board[r][c] = d
