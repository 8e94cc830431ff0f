"""Gives the size back to one column of a row only.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written, 84
Change: moved, 84
Cases: Blank row 9
"""


class Node:
    __slots__ = ('left', 'right', 'up', 'down', 'head', 'row')

    def __init__(self, head=None, row=None):
        self.left = self.right = self.up = self.down = self
        self.head = head
        self.row = row


class Column(Node):
    __slots__ = ('size', 'name')

    def __init__(self, name):
        super().__init__()
        self.head = self
        self.size = 0
        self.name = name


class DancingLinks:
    def __init__(self, ncols):
        self.root = Column('root')
        self.columns = []
        for i in range(ncols):
            col = Column(i)
            col.left = self.root.left
            col.right = self.root
            self.root.left.right = col
            self.root.left = col
            self.columns.append(col)
        self.rows = {}
        self.answer = []

    def add_row(self, name, cols):
        first = None
        for c in cols:
            col = self.columns[c]
            node = Node(col, name)
            node.up = col.up
            node.down = col
            col.up.down = node
            col.up = node
            col.size += 1
            if first is None:
                first = node
            else:
                node.left = first.left
                node.right = first
                first.left.right = node
                first.left = node
        self.rows[name] = first

    def cover(self, col):
        col.right.left = col.left
        col.left.right = col.right
        i = col.down
        while i is not col:
            j = i.right
            while j is not i:
                j.down.up = j.up
                j.up.down = j.down
                j.head.size -= 1
                j = j.right
            i = i.down

    def uncover(self, col):
        i = col.up
        while i is not col:
            j = i.left
            while j is not i:
                j.down.up = j
                j.up.down = j
                j = j.left
            j.head.size += 1
            i = i.up
        col.right.left = col
        col.left.right = col

    def force(self, name):
        node = self.rows[name]
        self.cover(node.head)
        j = node.right
        while j is not node:
            self.cover(j.head)
            j = j.right
        self.answer.append(name)

    def smallest(self):
        best = None
        c = self.root.right
        while c is not self.root:
            if best is None or c.size < best.size:
                best = c
            c = c.right
        return best

    def search(self):
        if self.root.right is self.root:
            return True
        col = self.smallest()
        if col.size == 0:
            return False
        self.cover(col)
        r = col.down
        while r is not col:
            self.answer.append(r.row)
            j = r.right
            while j is not r:
                self.cover(j.head)
                j = j.right
            if self.search():
                return True
            self.answer.pop()
            j = r.left
            while j is not r:
                self.uncover(j.head)
                j = j.left
            r = r.down
        self.uncover(col)
        return False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        dlx = DancingLinks(324)
        for r in range(9):
            for c in range(9):
                b = r // 3 * 3 + c // 3
                for d in range(9):
                    dlx.add_row((r, c, d), [r * 9 + c, 81 + r * 9 + d, 162 + c * 9 + d, 243 + b * 9 + d])
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    dlx.force((r, c, int(board[r][c]) - 1))
        dlx.search()
        for r, c, d in dlx.answer:
            board[r][c] = str(d + 1)
