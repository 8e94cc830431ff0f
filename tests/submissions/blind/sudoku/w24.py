class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        holes = [(i, j) for i in range(9) for j in range(9) if board[i][j] == '.']

        def check(i, j, v):
            for t in range(9):
                if v in (board[i][t], board[t][j], board[i // 3 * 3 + t // 3][j // 3 * 3 + t % 3]):
                    return False
            return True

        def dfs(n):
            if n == len(holes):
                return True
            i, j = holes[n]
            for v in '123456789':
                if check(i, j, v):
                    board[i][j] = v
                    dfs(n + 1)
                    board[i][j] = '.'
            return False

        dfs(0)
