"""Jumps back to the last blank in conflict, and forgets the other conflicts.

Verdict: Wrong Answer
Reason: every blank is still blank
Cause: none
Change: none
Near: loop_without_search
"""


class Slot:
    def __init__(self, row, col):
        self.row = row
        self.col = col
        self.value = 0
        self.untried = []
        self.conflict = set()

    def sees(self, other):
        if self.row == other.row or self.col == other.col:
            return True
        return self.row // 3 == other.row // 3 and self.col // 3 == other.col // 3


class Backjumper:
    def __init__(self, board):
        self.board = board
        self.slots = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    self.slots.append(Slot(r, c))
        self.base = {id(s): self.from_givens(s) for s in self.slots}
        self.order()
        self.earlier = []
        for i, s in enumerate(self.slots):
            self.earlier.append([j for j in range(i) if self.slots[j].sees(s)])

    def from_givens(self, slot):
        used = set()
        for k in range(9):
            used.add(self.board[slot.row][k])
            used.add(self.board[k][slot.col])
            used.add(self.board[slot.row // 3 * 3 + k // 3][slot.col // 3 * 3 + k % 3])
        return [d for d in range(1, 10) if str(d) not in used]

    def order(self):
        rest = self.slots[:]
        done = []
        while rest:
            def key(s):
                links = sum(1 for t in done if t.sees(s))
                return len(self.base[id(s)]) - 0.6 * links
            best = min(rest, key=key)
            rest.remove(best)
            done.append(best)
        self.slots = done

    def enter(self, i):
        slot = self.slots[i]
        slot.untried = self.base[id(slot)][:]
        slot.conflict = set()
        slot.value = 0

    def advance(self, i):
        slot = self.slots[i]
        slot.value = 0
        while slot.untried:
            v = slot.untried.pop(0)
            blockers = [j for j in self.earlier[i] if self.slots[j].value == v]
            if blockers:
                slot.conflict.update(blockers)
                continue
            slot.value = v
            return True
        return False

    def run(self):
        i = 0
        n = len(self.slots)
        if n:
            self.enter(0)
        while i < n:
            if self.advance(i):
                i += 1
                if i < n:
                    self.enter(i)
                continue
            conflict = self.slots[i].conflict
            if not conflict:
                return False
            target = max(conflict)
            for j in range(target + 1, i + 1):
                self.slots[j].value = 0
            i = target
        return True

    def write(self):
        for s in self.slots:
            if s.value:
                self.board[s.row][s.col] = str(s.value)


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        jumper = Backjumper(board)
        jumper.run()
        jumper.write()
