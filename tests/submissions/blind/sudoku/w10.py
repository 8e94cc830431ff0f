class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.dfs(board, 0)

    def dfs(self, board, pos):
        while pos < 81 and board[pos // 9][pos % 9] != '.':
            pos += 1
        if pos == 81:
            return True
        r, c = pos // 9, pos % 9
        for d in self.options(board, r, c):
            board[r][c] = d
            if self.dfs(board, pos + 1):
                return True
        board[r][c] = '.'
        return False

    def options(self, board, r, c):
        seen = set()
        for k in range(9):
            seen.add(board[r][k])
            seen.add(board[k][c])
        br, bc = r // 3, c // 3
        for p in range(br, br + 3):
            for q in range(bc, bc + 3):
                seen.add(board[p][q])
        return [d for d in "123456789" if d not in seen]
