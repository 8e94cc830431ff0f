class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.done = False
        self.rows = [0] * 9
        self.cols = [0] * 9
        self.cubes = [0] * 9
        for i in range(9):
            for j in range(9):
                if board[i][j] != '.':
                    self.flip(i, j, int(board[i][j]) - 1)
        self.dfs(board, 0)

    def flip(self, i, j, d):
        self.rows[i] ^= 1 << d
        self.cols[j] ^= 1 << d
        self.cubes[i // 3 * 3 + j // 3] ^= 1 << d

    def dfs(self, board, pos):
        if pos == 81:
            self.done = True
            return
        i, j = pos // 9, pos % 9
        if board[i][j] != '.':
            self.dfs(board, pos + 1)
            return
        mask = self.rows[i] | self.cols[j] | self.cubes[i // 3 * 3 + j // 3]
        for d in range(9):
            if mask >> d & 1:
                continue
            self.flip(i, j, d)
            board[i][j] = str(d + 1)
            self.dfs(board, pos + 1)
            if self.done:
                return
            self.flip(i, j, d)
            board[i][j] = '.'
