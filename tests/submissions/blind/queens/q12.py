class Solution:
    res = []

    def solveNQueens(self, n: int) -> List[List[str]]:
        stack = [()]
        while stack:
            cur = stack.pop()
            r = len(cur)
            if r == n:
                self.res.append(['.' * c + 'Q' + '.' * (n - c - 1) for c in cur])
                continue
            for c in range(n - 1, -1, -1):
                if c in cur:
                    continue
                if any(abs(c - q) == r - i for i, q in enumerate(cur)):
                    continue
                stack.append(cur + (c,))
        return self.res
