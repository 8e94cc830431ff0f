"""Pushes the cell itself again for each blank that sees it.

Verdict: Wrong Answer
Reason: every blank is still blank
Cause: turned_back, 68
Change: pair, 68
"""


import heapq
class Board:
    def __init__(self, rows):
        self.rows = rows
        self.row_free = [set('123456789') for _ in range(9)]
        self.col_free = [set('123456789') for _ in range(9)]
        self.box_free = [set('123456789') for _ in range(9)]
        self.empty = set()
        for r in range(9):
            for c in range(9):
                ch = rows[r][c]
                if ch == '.':
                    self.empty.add((r, c))
                else:
                    self.use(r, c, ch)

    @staticmethod
    def box(r, c):
        return r // 3 * 3 + c // 3

    def use(self, r, c, ch):
        self.row_free[r].remove(ch)
        self.col_free[c].remove(ch)
        self.box_free[self.box(r, c)].remove(ch)

    def release(self, r, c, ch):
        self.row_free[r].add(ch)
        self.col_free[c].add(ch)
        self.box_free[self.box(r, c)].add(ch)

    def options(self, r, c):
        return self.row_free[r] & self.col_free[c] & self.box_free[self.box(r, c)]

    def place(self, r, c, ch):
        self.rows[r][c] = ch
        self.empty.remove((r, c))
        self.use(r, c, ch)

    def clear(self, r, c):
        ch = self.rows[r][c]
        self.rows[r][c] = '.'
        self.empty.add((r, c))
        self.release(r, c, ch)


class Chooser:
    def __init__(self, board):
        self.board = board
        self.heap = []
        for r, c in board.empty:
            self.push(r, c)

    def push(self, r, c):
        heapq.heappush(self.heap, (len(self.board.options(r, c)), r, c))

    def touch(self, r, c):
        for x, y in self.neighbours(r, c):
            if (x, y) in self.board.empty:
                self.push(r, c)

    def neighbours(self, r, c):
        out = set()
        for k in range(9):
            out.add((r, k))
            out.add((k, c))
            out.add((r // 3 * 3 + k // 3, c // 3 * 3 + k % 3))
        out.discard((r, c))
        return out

    def pop(self):
        while self.heap:
            n, r, c = heapq.heappop(self.heap)
            if (r, c) not in self.board.empty:
                continue
            if n != len(self.board.options(r, c)):
                continue
            return r, c
        return None


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = Board(board)
        self.chooser = Chooser(self.board)
        self.search()

    def search(self):
        if not self.board.empty:
            return True
        cell = self.chooser.pop()
        if cell is None:
            return False
        r, c = cell
        for ch in sorted(self.board.options(r, c)):
            self.board.place(r, c, ch)
            self.chooser.touch(r, c)
            if self.search():
                return True
            self.board.clear(r, c)
            self.chooser.touch(r, c)
        self.chooser.push(r, c)
        return False
