"""Numbers the constraints of an exact cover, those of the boxes like those of the columns.

Verdict: Wrong Answer
Reason: unchanged
Cause: slip, 131
Change: number, 131
Cases: One blank
"""


class Node:
    __slots__ = ('left', 'right', 'up', 'down', 'head', 'row')

    def __init__(self):
        self.left = self.right = self.up = self.down = self
        self.head = None
        self.row = -1


class Header(Node):
    __slots__ = ('size', 'name')

    def __init__(self, name):
        super().__init__()
        self.size = 0
        self.name = name
        self.head = self


class Links:
    def __init__(self, ncols):
        self.root = Header(-1)
        self.cols = []
        for i in range(ncols):
            h = Header(i)
            h.left = self.root.left
            h.right = self.root
            self.root.left.right = h
            self.root.left = h
            self.cols.append(h)
        self.first = {}
        self.answer = []

    def add_row(self, row, cols):
        prev = None
        for c in cols:
            head = self.cols[c]
            n = Node()
            n.head = head
            n.row = row
            n.up = head.up
            n.down = head
            head.up.down = n
            head.up = n
            head.size += 1
            if prev is None:
                self.first[row] = n
            else:
                n.left = prev
                n.right = prev.right
                prev.right.left = n
                prev.right = n
            prev = n

    def cover(self, h):
        h.right.left = h.left
        h.left.right = h.right
        i = h.down
        while i is not h:
            j = i.right
            while j is not i:
                j.down.up = j.up
                j.up.down = j.down
                j.head.size -= 1
                j = j.right
            i = i.down

    def uncover(self, h):
        i = h.up
        while i is not h:
            j = i.left
            while j is not i:
                j.head.size += 1
                j.down.up = j
                j.up.down = j
                j = j.left
            i = i.up
        h.right.left = h
        h.left.right = h

    def search(self):
        if self.root.right is self.root:
            return True
        best = self.root.right
        h = best
        while h is not self.root:
            if h.size < best.size:
                best = h
            h = h.right
        self.cover(best)
        r = best.down
        while r is not best:
            self.answer.append(r.row)
            j = r.right
            while j is not r:
                self.cover(j.head)
                j = j.right
            if self.search():
                return True
            j = r.left
            while j is not r:
                self.uncover(j.head)
                j = j.left
            self.answer.pop()
            r = r.down
        self.uncover(best)
        return False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        links = Links(324)
        for r in range(9):
            for c in range(9):
                for d in range(9):
                    if board[r][c] != '.' and board[r][c] != str(d + 1):
                        continue
                    b = r // 3 * 3 + c // 3
                    links.add_row(r * 81 + c * 9 + d,
                                  [r * 9 + c, 81 + r * 9 + d,
                                   162 + c * 9 + d, 162 + b * 9 + d])
        links.search()
        for row in links.answer:
            r, rest = divmod(row, 81)
            c, d = divmod(rest, 9)
            board[r][c] = str(d + 1)
