"""Makes the k-th string, and counts again after the step.

Verdict: Wrong Answer
Reason: closes at index
Cause: slip, 64
Change: recomputed, 64
"""


class BallotTable:
    def __init__(self, n):
        size = 2 * n
        self.rows = [[0] * (size + 2) for _ in range(size + 1)]
        self.rows[0][0] = 1
        for steps in range(1, size + 1):
            for h in range(size + 1):
                total = self.rows[steps - 1][h + 1]
                if h > 0:
                    total += self.rows[steps - 1][h - 1]
                self.rows[steps][h] = total

    def count(self, steps, height):
        if height < 0:
            return 0
        return self.rows[steps][height]


class Walk:
    def __init__(self, length):
        self.left = length
        self.height = 0
        self.chars = []

    def up(self):
        self.chars.append("(")
        self.height += 1
        self.left -= 1

    def down(self):
        self.chars.append(")")
        self.height -= 1
        self.left -= 1

    def text(self):
        return "".join(self.chars)


class Unranker:
    def __init__(self, n):
        self.n = n
        self.table = BallotTable(n)

    def total(self):
        return self.table.count(2 * self.n, 0)

    def word(self, rank):
        walk = Walk(2 * self.n)
        while walk.left:
            ways = self.table.count(walk.left - 1, walk.height + 1)
            if rank < ways:
                walk.up()
            else:
                walk.down()
                rank -= self.table.count(walk.left, walk.height + 1)
        return walk.text()


class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        un = Unranker(n)
        return [un.word(k) for k in range(un.total())]
