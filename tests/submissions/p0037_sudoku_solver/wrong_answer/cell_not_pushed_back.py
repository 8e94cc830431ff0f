"""Takes the next cell from a heap of its own, and does not push it back when all digits fail.

Verdict: Wrong Answer
Reason: blanks left
Cause: note_not_undone, 101
Change: undo, 101
Cases: Blank row 9
"""


import heapq


class Masks:
    def __init__(self):
        self.rows = [0] * 9
        self.cols = [0] * 9
        self.boxes = [0] * 9

    @staticmethod
    def box(r, c):
        return r // 3 * 3 + c // 3

    def used(self, r, c):
        return self.rows[r] | self.cols[c] | self.boxes[self.box(r, c)]

    def toggle(self, r, c, bit):
        self.rows[r] ^= bit
        self.cols[c] ^= bit
        self.boxes[self.box(r, c)] ^= bit

    def free(self, r, c):
        return 0b111111111 & ~self.used(r, c)


class CellQueue:
    def __init__(self, masks):
        self.masks = masks
        self.heap = []

    def __len__(self):
        return len(self.heap)

    def weight(self, cell):
        return bin(self.masks.free(*cell)).count('1')

    def push(self, cell):
        heapq.heappush(self.heap, (self.weight(cell), cell))

    def refresh(self):
        self.heap = [(self.weight(cell), cell) for _, cell in self.heap]
        heapq.heapify(self.heap)

    def pop(self):
        self.refresh()
        return heapq.heappop(self.heap)[1]


class Engine:
    def __init__(self, board):
        self.board = board
        self.masks = Masks()
        self.queue = CellQueue(self.masks)
        self.nodes = 0

    def load(self):
        waiting = []
        for r in range(9):
            for c in range(9):
                ch = self.board[r][c]
                if ch == '.':
                    waiting.append((r, c))
                else:
                    self.masks.toggle(r, c, 1 << int(ch) - 1)
        for cell in waiting:
            self.queue.push(cell)

    def bits(self, mask):
        while mask:
            low = mask & -mask
            yield low
            mask &= mask - 1

    def put(self, r, c, bit):
        self.masks.toggle(r, c, bit)
        self.board[r][c] = str(bit.bit_length())

    def take(self, r, c, bit):
        self.masks.toggle(r, c, bit)
        self.board[r][c] = '.'

    def search(self):
        self.nodes += 1
        if not len(self.queue):
            return True
        r, c = self.queue.pop()
        for bit in self.bits(self.masks.free(r, c)):
            self.put(r, c, bit)
            if self.search():
                return True
            self.take(r, c, bit)
        return False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        engine = Engine(board)
        engine.load()
        engine.search()
