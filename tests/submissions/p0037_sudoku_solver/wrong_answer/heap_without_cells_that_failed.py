"""Never puts a cell back into the heap, so the heap is empty before the board is full.

Verdict: Wrong Answer
Reason: still blank
Cause: undo_missing, 85
Change: undo_incomplete, 85
"""


import heapq


class Cell:
    def __init__(self, r, c):
        self.r = r
        self.c = c
        self.b = r // 3 * 3 + c // 3
        self.value = None
        self.options = set("123456789")

    def sees(self, other):
        if self is other:
            return False
        return self.r == other.r or self.c == other.c or self.b == other.b

    def __lt__(self, other):
        return (self.r, self.c) < (other.r, other.c)


class PriorityBoard:
    def __init__(self, board):
        self.cells = [[Cell(r, c) for c in range(9)] for r in range(9)]
        self.all = [cell for row in self.cells for cell in row]
        self.peers = {}
        for cell in self.all:
            self.peers[cell] = [o for o in self.all if cell.sees(o)]
        self.heap = []
        for cell in self.all:
            ch = board[cell.r][cell.c]
            if ch != ".":
                cell.value = ch
                for o in self.peers[cell]:
                    o.options.discard(ch)
        for cell in self.all:
            if cell.value is None:
                heapq.heappush(self.heap, (len(cell.options), cell))

    def place(self, cell, d):
        cell.value = d
        touched = []
        for o in self.peers[cell]:
            if o.value is None and d in o.options:
                o.options.remove(d)
                touched.append(o)
        return touched

    def unplace(self, cell, d, touched):
        cell.value = None
        for o in touched:
            o.options.add(d)

    def next_cell(self):
        while self.heap:
            n, cell = heapq.heappop(self.heap)
            if cell.value is None:
                return cell
        return None

    def dump(self, board):
        for cell in self.all:
            if cell.value is not None:
                board[cell.r][cell.c] = cell.value


class HeapSolver:
    def __init__(self, pb):
        self.pb = pb
        self.steps = 0

    def run(self):
        self.steps += 1
        cell = self.pb.next_cell()
        if cell is None:
            return True
        for d in sorted(cell.options):
            touched = self.pb.place(cell, d)
            if all(o.options for o in touched):
                if self.run():
                    return True
            self.pb.unplace(cell, d, touched)
        return False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        pb = PriorityBoard(board)
        solver = HeapSolver(pb)
        solver.run()
        pb.dump(board)
