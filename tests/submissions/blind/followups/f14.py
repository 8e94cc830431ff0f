"""Followup: sixteen"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.n = len(board)
        self.k = {4: 2, 9: 3, 16: 4, 25: 5}[self.n]
        self.full = (2 << self.n) - 2
        self.row = [0] * self.n
        self.col = [0] * self.n
        self.box = [0] * self.n
        todo = []
        for r in range(self.n):
            for c in range(self.n):
                if board[r][c] == '.':
                    todo.append((r, c, self.b(r, c)))
                else:
                    self.flip(r, c, self.b(r, c), 1 << int(board[r][c], 36))
        self.search(board, todo)

    def b(self, r, c):
        return r // self.k * self.k + c // self.k

    def flip(self, r, c, b, bit):
        self.row[r] ^= bit
        self.col[c] ^= bit
        self.box[b] ^= bit

    def search(self, board, todo):
        if not todo:
            return True
        at, size, mask = 0, 99, 0
        for t, (r, c, b) in enumerate(todo):
            m = self.full & ~(self.row[r] | self.col[c] | self.box[b])
            n = bin(m).count('1')
            if n < size:
                at, size, mask = t, n, m
                if n <= 1:
                    break
        r, c, b = todo[at]
        todo[at] = todo[-1]
        todo.pop()
        for v in range(1, self.n + 1):
            if mask >> v & 1:
                self.flip(r, c, b, 1 << v)
                if self.search(board, todo):
                    board[r][c] = format(v, 'X')
                    return True
                self.flip(r, c, b, 1 << v)
        todo.append((r, c, b))
        return False
