class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        board = [['.'] * n] * n
        cols, left, right = set(), set(), set()
        res = []

        def dfs(row):
            if row == n:
                res.append([''.join(x) for x in board])
                return
            for col in range(n):
                if col in cols or row + col in left or row - col in right:
                    continue
                board[row][col] = 'Q'
                cols.add(col)
                left.add(row + col)
                right.add(row - col)
                dfs(row + 1)
                board[row][col] = '.'
                cols.remove(col)
                left.remove(row + col)
                right.remove(row - col)

        dfs(0)
        return res
