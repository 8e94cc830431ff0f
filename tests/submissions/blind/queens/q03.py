class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        self.out = []
        self.dfs(n, [], [])
        return self.out

    def dfs(self, n, queens, path):
        r = len(queens)
        if r == n:
            self.out.append(path)
            return
        for c in range(n):
            if all(c != q and abs(c - q) != r - i for i, q in enumerate(queens)):
                path.append('.' * c + 'Q' + '.' * (n - c - 1))
                self.dfs(n, queens + [c], path)
                path.pop()
