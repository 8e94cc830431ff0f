class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        result = []
        self.used = [False] * n
        self.diag = [False] * (2 * n)
        self.anti = [False] * (2 * n)
        grid = [['.'] * n for _ in range(n)]
        self.place(0, n, grid, result)
        return result

    def place(self, row, n, grid, result):
        if row == n - 1:
            result.append([''.join(line) for line in grid])
            return
        for col in range(n):
            d, a = row - col + n, row + col
            if self.used[col] or self.diag[d] or self.anti[a]:
                continue
            self.used[col] = self.diag[d] = self.anti[a] = True
            grid[row][col] = 'Q'
            self.place(row + 1, n, grid, result)
            grid[row][col] = '.'
            self.used[col] = self.diag[d] = self.anti[a] = False
