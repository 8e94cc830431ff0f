class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        self.n = n
        self.ans = []
        self.q = [0] * n
        self.put(0)
        return self.ans

    def ok(self, row):
        for i in range(row - 1):
            if self.q[i] == self.q[row]:
                return False
            if row - i == abs(self.q[row] - self.q[i]):
                return False
        return True

    def put(self, row):
        if row == self.n:
            tmp = []
            for c in self.q:
                line = ['.'] * self.n
                line[c] = 'Q'
                tmp.append(''.join(line))
            self.ans.append(tmp)
            return
        for c in range(self.n):
            self.q[row] = c
            if self.ok(row):
                self.put(row + 1)
