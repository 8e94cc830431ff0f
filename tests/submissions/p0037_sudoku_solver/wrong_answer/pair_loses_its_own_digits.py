"""Removes the digits of a pair from the cells of the pair, too.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written, 63
Change: harmful, 63
Cases: Blank row 9
Time limit: 5
"""


class Geometry:
    def __init__(self):
        self.units: List[List[int]] = []
        for r in range(9):
            self.units.append([r * 9 + c for c in range(9)])
        for c in range(9):
            self.units.append([r * 9 + c for r in range(9)])
        for br in range(0, 9, 3):
            for bc in range(0, 9, 3):
                self.units.append([(br + i) * 9 + bc + j for i in range(3) for j in range(3)])
        self.units_of = [[u for u in self.units if s in u] for s in range(81)]
        self.peers = [set().union(*map(set, self.units_of[s])) - {s} for s in range(81)]


GEO = Geometry()


class Contradiction(Exception):
    pass


class Grid:
    def __init__(self, values: Optional[Dict[int, str]] = None):
        self.values = dict(values) if values else {s: "123456789" for s in range(81)}

    def clone(self) -> "Grid":
        return Grid(self.values)

    def assign(self, s: int, d: str) -> None:
        if d not in self.values[s]:
            raise Contradiction
        for other in self.values[s].replace(d, ""):
            self.eliminate(s, other)

    def eliminate(self, s: int, d: str) -> None:
        if d not in self.values[s]:
            return
        self.values[s] = self.values[s].replace(d, "")
        rest = self.values[s]
        if not rest:
            raise Contradiction
        if len(rest) == 1:
            for p in GEO.peers[s]:
                self.eliminate(p, rest)
        for unit in GEO.units_of[s]:
            spots = [x for x in unit if d in self.values[x]]
            if not spots:
                raise Contradiction
            if len(spots) == 1:
                self.assign(spots[0], d)

    def naked_pairs(self) -> bool:
        changed = False
        for unit in GEO.units:
            first: Dict[str, int] = {}
            for b in unit:
                v = self.values[b]
                if len(v) != 2:
                    continue
                if v not in first:
                    first[v] = b
                    continue
                a = first[v]
                for x in unit:
                    if len(self.values[x]) == 1:
                        continue
                    for d in v:
                        if d in self.values[x]:
                            self.eliminate(x, d)
                            changed = True
        return changed

    def reduce(self) -> None:
        while self.naked_pairs():
            pass

    def solved(self) -> bool:
        return all(len(v) == 1 for v in self.values.values())

    def branch_cell(self) -> int:
        return min((s for s in range(81) if len(self.values[s]) > 1),
                   key=lambda s: len(self.values[s]))


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        grid = Grid()
        for s in range(81):
            ch = board[s // 9][s % 9]
            if ch != ".":
                grid.assign(s, ch)
        result = self.search(grid)
        if result is None:
            return
        for s in range(81):
            board[s // 9][s % 9] = result.values[s]

    def search(self, grid: Grid) -> Optional[Grid]:
        try:
            grid.reduce()
        except Contradiction:
            return None
        if grid.solved():
            return grid
        s = grid.branch_cell()
        for d in grid.values[s]:
            child = grid.clone()
            try:
                child.assign(s, d)
            except Contradiction:
                continue
            found = self.search(child)
            if found is not None:
                return found
        return None
