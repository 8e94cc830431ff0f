"""Followup: count"""


class Solution:
    def countSolutions(self, board: List[List[str]], limit: int) -> int:
        self.row = [0] * 9
        self.col = [0] * 9
        self.box = [0] * 9
        todo = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    todo.append((r, c))
                elif not self.toggle(r, c, 1 << int(board[r][c])):
                    return 0
        return self.dfs(todo, limit)

    def toggle(self, r, c, bit):
        b = r // 3 * 3 + c // 3
        was_free = not (self.row[r] | self.col[c] | self.box[b]) & bit
        self.row[r] ^= bit
        self.col[c] ^= bit
        self.box[b] ^= bit
        return was_free

    def mask(self, cell):
        r, c = cell
        return 0b1111111110 & ~(self.row[r] | self.col[c] | self.box[r // 3 * 3 + c // 3])

    def dfs(self, todo, limit):
        if not todo:
            return 1
        cell = min(todo, key=lambda t: bin(self.mask(t)).count('1'))
        rest = [t for t in todo if t != cell]
        m = self.mask(cell)
        total = 0
        while m and total < limit:
            bit = m & -m
            m ^= bit
            self.toggle(*cell, bit)
            total += self.dfs(rest, limit)
            self.toggle(*cell, bit)
        return total
