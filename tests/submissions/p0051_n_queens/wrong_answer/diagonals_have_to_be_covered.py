"""Takes diagonals for constraints of an exact cover that have to be met, though most are empty.

Verdict: Wrong Answer
Reason: is missing
Cause: other_rule
Change: none
"""


class Links:
    def __init__(self, columns: int):
        total = columns + 1
        self.left = list(range(total))
        self.right = list(range(total))
        self.up = list(range(total))
        self.down = list(range(total))
        self.col = list(range(total))
        self.row = [None] * total
        self.size = [0] * total
        for c in range(1, total):
            self.left[c] = c - 1
            self.right[c - 1] = c
        self.right[total - 1] = 0
        self.left[0] = total - 1

    def add_row(self, name, columns: List[int]) -> None:
        first = None
        for c in columns:
            node = len(self.col)
            self.col.append(c)
            self.row.append(name)
            self.up.append(self.up[c])
            self.down.append(c)
            self.down[self.up[c]] = node
            self.up[c] = node
            self.size[c] += 1
            if first is None:
                first = node
                self.left.append(node)
                self.right.append(node)
            else:
                last = self.left[first]
                self.left.append(last)
                self.right.append(first)
                self.right[last] = node
                self.left[first] = node

    def cover(self, c: int) -> None:
        self.right[self.left[c]] = self.right[c]
        self.left[self.right[c]] = self.left[c]
        i = self.down[c]
        while i != c:
            j = self.right[i]
            while j != i:
                self.down[self.up[j]] = self.down[j]
                self.up[self.down[j]] = self.up[j]
                self.size[self.col[j]] -= 1
                j = self.right[j]
            i = self.down[i]

    def uncover(self, c: int) -> None:
        i = self.up[c]
        while i != c:
            j = self.left[i]
            while j != i:
                self.size[self.col[j]] += 1
                self.down[self.up[j]] = j
                self.up[self.down[j]] = j
                j = self.left[j]
            i = self.up[i]
        self.right[self.left[c]] = c
        self.left[self.right[c]] = c


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        links = Links(2 * n + 2 * (2 * n - 1))
        for r in range(n):
            for c in range(n):
                links.add_row((r, c), [1 + r, 1 + n + c, 1 + 2 * n + r + c,
                                       4 * n + r - c + n - 1])
        result = []
        self.search(links, [], result, n)
        return result

    def search(self, L, chosen, result, n):
        if L.right[0] == 0:
            spots = dict(chosen)
            result.append(['.' * spots[r] + 'Q' + '.' * (n - 1 - spots[r]) for r in range(n)])
            return
        best = c = L.right[0]
        while c:
            if L.size[c] < L.size[best]:
                best = c
            c = L.right[c]
        L.cover(best)
        i = L.down[best]
        while i != best:
            j = L.right[i]
            while j != i:
                L.cover(L.col[j])
                j = L.right[j]
            self.search(L, chosen + [L.row[i]], result, n)
            j = L.left[i]
            while j != i:
                L.uncover(L.col[j])
                j = L.left[j]
            i = L.down[i]
        L.uncover(best)
