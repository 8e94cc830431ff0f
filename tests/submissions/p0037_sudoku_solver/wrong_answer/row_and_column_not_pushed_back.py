"""Takes the row and the column of the next cell from a heap of its own, and keeps them out of it.

Verdict: Wrong Answer
Reason: blanks left
Cause: note_not_undone, 96
Change: undo, 96
Cases: Blank row 9
"""


import heapq


class Tracker:
    def __init__(self):
        self.rows = [[False] * 10 for _ in range(9)]
        self.cols = [[False] * 10 for _ in range(9)]
        self.boxes = [[False] * 10 for _ in range(9)]

    @staticmethod
    def box(r, c):
        return r // 3 * 3 + c // 3

    def set(self, r, c, d, value):
        self.rows[r][d] = value
        self.cols[c][d] = value
        self.boxes[self.box(r, c)][d] = value

    def free(self, r, c):
        b = self.box(r, c)
        return [
            d for d in range(1, 10)
            if not self.rows[r][d] and not self.cols[c][d] and not self.boxes[b][d]
        ]

    def count(self, r, c):
        return len(self.free(r, c))


class CellHeap:
    def __init__(self, tracker):
        self.tracker = tracker
        self.heap = []

    def push(self, r, c):
        heapq.heappush(self.heap, (self.tracker.count(r, c), r, c))

    def pop(self):
        while True:
            n, r, c = heapq.heappop(self.heap)
            real = self.tracker.count(r, c)
            if n == real:
                return r, c
            heapq.heappush(self.heap, (real, r, c))

    def refresh(self):
        self.heap = [(self.tracker.count(r, c), r, c) for _, r, c in self.heap]
        heapq.heapify(self.heap)

    def __len__(self):
        return len(self.heap)


class Engine:
    def __init__(self, board):
        self.board = board
        self.tracker = Tracker()
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    self.tracker.set(r, c, int(board[r][c]), True)
        self.cells = CellHeap(self.tracker)
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    self.cells.push(r, c)

    def place(self, r, c, d):
        self.board[r][c] = str(d)
        self.tracker.set(r, c, d, True)
        self.cells.refresh()

    def remove(self, r, c, d):
        self.board[r][c] = '.'
        self.tracker.set(r, c, d, False)
        self.cells.refresh()

    def run(self):
        if len(self.cells) == 0:
            return True
        r, c = self.cells.pop()
        for d in self.tracker.free(r, c):
            self.place(r, c, d)
            if self.run():
                return True
            self.remove(r, c, d)
        return False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        engine = Engine(board)
        engine.run()
