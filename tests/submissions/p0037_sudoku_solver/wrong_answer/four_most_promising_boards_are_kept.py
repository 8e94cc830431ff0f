"""Keeps the four most promising boards of each level, and throws the others away.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written, 71
Change: limit_low, 71
Cases: Hidden singles, 55 blanks
"""


import heapq


class Node:
    def __init__(self, cells, used, blanks):
        self.cells = cells
        self.used = used
        self.blanks = blanks

    @classmethod
    def from_board(cls, board):
        node = cls([0] * 81, [0] * 27, set(range(81)))
        for i in range(81):
            ch = board[i // 9][i % 9]
            if ch != '.':
                node.put(i, int(ch))
        return node

    @staticmethod
    def units(i):
        r, c = divmod(i, 9)
        return r, 9 + c, 18 + r // 3 * 3 + c // 3

    def put(self, i, d):
        self.cells[i] = d
        self.blanks.discard(i)
        for u in self.units(i):
            self.used[u] |= 1 << d

    def options(self, i):
        a, b, c = self.units(i)
        busy = self.used[a] | self.used[b] | self.used[c]
        return [d for d in range(1, 10) if not busy >> d & 1]

    def copy(self):
        return Node(self.cells[:], self.used[:], set(self.blanks))

    def tightest(self):
        best, opts = None, None
        for i in sorted(self.blanks):
            o = self.options(i)
            if opts is None or len(o) < len(opts):
                best, opts = i, o
        return best, opts

    def settle(self):
        while self.blanks:
            i, o = self.tightest()
            if not o:
                return False
            if len(o) > 1:
                return True
            self.put(i, o[0])
        return True

    def score(self):
        return sum(len(self.options(i)) for i in self.blanks)


class Frontier:
    WIDTH = 4

    def __init__(self):
        self.heap = []
        self.counter = 0

    def add(self, node):
        self.counter += 1
        heapq.heappush(self.heap, (node.score(), self.counter, node))

    def pop_level(self):
        level = [heapq.heappop(self.heap)[2] for _ in range(min(self.WIDTH, len(self.heap)))]
        self.heap = []
        return level

    def __len__(self):
        return len(self.heap)


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        root = Node.from_board(board)
        frontier = Frontier()
        if root.settle():
            frontier.add(root)
        while len(frontier):
            for node in frontier.pop_level():
                if not node.blanks:
                    self.show(node, board)
                    return
                i, opts = node.tightest()
                for d in opts:
                    child = node.copy()
                    child.put(i, d)
                    if child.settle():
                        frontier.add(child)

    def show(self, node, board):
        for i, d in enumerate(node.cells):
            board[i // 9][i % 9] = str(d)
