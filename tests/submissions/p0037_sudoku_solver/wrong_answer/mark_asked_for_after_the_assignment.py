"""A trail whose mark is asked for after the guess has been assigned.

Verdict: Wrong Answer
Reason: has three
Cause: slip, 112
Change: measured_too_late, 112
Cases: Blank row 9
"""


class Store:
    def __init__(self):
        self.mask = [511] * 81
        self.trail = []

    def mark(self):
        return len(self.trail)

    def undo_to(self, mark):
        while len(self.trail) > mark:
            p, old = self.trail.pop()
            self.mask[p] = old

    def change(self, p, new):
        self.trail.append((p, self.mask[p]))
        self.mask[p] = new


class Geometry:
    def __init__(self):
        rows = [[9 * r + c for c in range(9)] for r in range(9)]
        cols = [[9 * r + c for r in range(9)] for c in range(9)]
        boxes = []
        for a in range(3):
            for b in range(3):
                boxes.append([9 * (3 * a + i) + 3 * b + j for i in range(3) for j in range(3)])
        self.units = rows + cols + boxes
        self.units_of = [[u for u in self.units if p in u] for p in range(81)]
        self.peers = []
        for p in range(81):
            s = set()
            for u in self.units_of[p]:
                s.update(u)
            s.discard(p)
            self.peers.append(sorted(s))


GEO = Geometry()


class Engine:
    def __init__(self):
        self.store = Store()

    def assign(self, p, bit):
        if not self.store.mask[p] & bit:
            return False
        rest = self.store.mask[p] & ~bit
        while rest:
            low = rest & -rest
            rest ^= low
            if not self.eliminate(p, low):
                return False
        return True

    def eliminate(self, p, bit):
        mask = self.store.mask
        if not mask[p] & bit:
            return True
        new = mask[p] & ~bit
        if new == 0:
            return False
        self.store.change(p, new)
        if new & (new - 1) == 0:
            for q in GEO.peers[p]:
                if not self.eliminate(q, new):
                    return False
        for unit in GEO.units_of[p]:
            place = -1
            count = 0
            for q in unit:
                if mask[q] & bit:
                    count += 1
                    place = q
                    if count > 1:
                        break
            if count == 0:
                return False
            if count == 1 and not self.assign(place, bit):
                return False
        return True

    def choose(self):
        best, size = -1, 10
        for p, m in enumerate(self.store.mask):
            n = m.bit_count()
            if 1 < n < size:
                best, size = p, n
                if n == 2:
                    break
        return best

    def search(self):
        p = self.choose()
        if p < 0:
            return True
        options = self.store.mask[p]
        while options:
            bit = options & -options
            options ^= bit
            good = self.assign(p, bit)
            mark = self.store.mark()
            if good and self.search():
                return True
            self.store.undo_to(mark)
        return False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        engine = Engine()
        for p in range(81):
            ch = board[p // 9][p % 9]
            if ch != '.':
                engine.assign(p, 1 << (int(ch) - 1))
        engine.search()
        for p in range(81):
            board[p // 9][p % 9] = str(engine.store.mask[p].bit_length())
