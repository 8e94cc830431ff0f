"""Followup: make"""


class Solution:
    def makePuzzle(self, solution: List[List[str]], k: int) -> List[List[str]]:
        self.rows = [set() for _ in range(9)]
        self.cols = [set() for _ in range(9)]
        self.boxes = [set() for _ in range(9)]
        holes = []
        order = sorted(range(81), key=lambda p: (p * 7 % 5, p * 11 % 81))
        for p in order:
            if 81 - len(holes) <= k:
                break
            r, c = p // 9, p % 9
            d = solution[r][c]
            holes.append((r, c))
            self.release(r, c, d)
            if self.countTo2(holes[:]) > 1:
                holes.pop()
                self.occupy(r, c, d)
                break
        return [['.' if (r, c) in holes else solution[r][c] for c in range(9)] for r in range(9)]

    # the sets hold the digits that are still free
    def release(self, r, c, d):
        self.rows[r].add(d)
        self.cols[c].add(d)
        self.boxes[r // 3 * 3 + c // 3].add(d)

    def occupy(self, r, c, d):
        self.rows[r].remove(d)
        self.cols[c].remove(d)
        self.boxes[r // 3 * 3 + c // 3].remove(d)

    def free(self, cell):
        r, c = cell
        return self.rows[r] & self.cols[c] & self.boxes[r // 3 * 3 + c // 3]

    def countTo2(self, holes):
        if not holes:
            return 1
        cell = min(holes, key=lambda h: len(self.free(h)))
        holes.remove(cell)
        n = 0
        for d in self.free(cell):
            self.occupy(*cell, d)
            n += self.countTo2(holes)
            self.release(*cell, d)
            if n > 1:
                break
        holes.append(cell)
        return n
