"""Excludes words whose pairs of letters cannot be read to the right or down.

Verdict: Wrong Answer
Reason: returned False
Cause: slip, 24
Change: harmful, 24
"""


from collections import Counter


class PairFilter:
    def __init__(self, board):
        self.pairs = Counter()
        rows, cols = len(board), len(board[0])
        for r in range(rows):
            for c in range(cols):
                if c + 1 < cols:
                    self.pairs[board[r][c] + board[r][c + 1]] += 1
                if r + 1 < rows:
                    self.pairs[board[r][c] + board[r + 1][c]] += 1

    def allows(self, word):
        need = Counter(word[i:i + 2] for i in range(len(word) - 1))
        return all(self.pairs[p] > 0 for p in need)


class Grid:
    def __init__(self, board):
        self.rows = len(board)
        self.cols = len(board[0])
        self.letters = "".join("".join(row) for row in board)
        self.near = [self.neighbours(i) for i in range(self.rows * self.cols)]

    def neighbours(self, i):
        r, c = divmod(i, self.cols)
        out = []
        if r > 0:
            out.append(i - self.cols)
        if r + 1 < self.rows:
            out.append(i + self.cols)
        if c > 0:
            out.append(i - 1)
        if c + 1 < self.cols:
            out.append(i + 1)
        return out


class Walker:
    def __init__(self, grid, word):
        self.grid = grid
        self.word = word
        self.used = [False] * len(grid.letters)

    def from_cell(self, start):
        if self.grid.letters[start] != self.word[0]:
            return False
        path = [start]
        self.used[start] = True
        options = [iter(self.grid.near[start])]
        while path:
            if len(path) == len(self.word):
                return True
            for cell in options[-1]:
                if not self.used[cell] and self.grid.letters[cell] == self.word[len(path)]:
                    self.used[cell] = True
                    path.append(cell)
                    options.append(iter(self.grid.near[cell]))
                    break
            else:
                self.used[path.pop()] = False
                options.pop()
        return False


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        if len(word) > len(board) * len(board[0]):
            return False
        if not PairFilter(board).allows(word):
            return False
        grid = Grid(board)
        walker = Walker(grid, word)
        return any(walker.from_cell(i) for i in range(len(grid.letters)))
