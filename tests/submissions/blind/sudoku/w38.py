class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def dfs(row: int, col: int) -> bool:
            if row == 8:
                return True
            nr, nc = (row, col + 1) if col < 8 else (row + 1, 0)
            if board[row][col] != '.':
                return dfs(nr, nc)
            for ch in '123456789':
                if (row, ch) in R or (col, ch) in C or (row // 3, col // 3, ch) in B:
                    continue
                R.add((row, ch))
                C.add((col, ch))
                B.add((row // 3, col // 3, ch))
                board[row][col] = ch
                if dfs(nr, nc):
                    return True
                board[row][col] = '.'
                R.remove((row, ch))
                C.remove((col, ch))
                B.remove((row // 3, col // 3, ch))
            return False

        R, C, B = set(), set(), set()
        for i in range(9):
            for j in range(9):
                if board[i][j] != '.':
                    R.add((i, board[i][j]))
                    C.add((j, board[i][j]))
                    B.add((i // 3, j // 3, board[i][j]))
        dfs(0, 0)
