class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards = []
        pos = [-1] * n

        def attacked(row, col):
            for r in range(row):
                if pos[r] == col or abs(pos[r] - col) == row - r:
                    return True
            return False

        def go(row):
            if row == n:
                boards.append(["." * c + "Q" + "." * (n - 1 - c) for c in pos])
                return True
            for col in range(n):
                if attacked(row, col):
                    continue
                pos[row] = col
                if go(row + 1):
                    return True
                pos[row] = -1
            return False

        go(0)
        return boards
