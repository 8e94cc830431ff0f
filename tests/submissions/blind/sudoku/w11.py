class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [[False] * 10 for _ in range(9)]
        cols = [[False] * 10 for _ in range(9)]
        blocks = [[[False] * 10 for _ in range(3)] for _ in range(3)]
        spaces = []

        def flip(r, c, n):
            rows[r][n] = not rows[r][n]
            cols[c][n] = not cols[c][n]
            blocks[r // 3][c // 3][n] = not blocks[r // 3][c // 3][n]

        def fits(r, c, n):
            return not rows[r][n] or not cols[c][n] or not blocks[r // 3][c // 3][n]

        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    spaces.append((r, c))
                else:
                    flip(r, c, int(board[r][c]))

        def dfs(pos):
            if pos == len(spaces):
                return True
            r, c = spaces[pos]
            for n in range(1, 10):
                if fits(r, c, n):
                    flip(r, c, n)
                    board[r][c] = str(n)
                    if dfs(pos + 1):
                        return True
                    flip(r, c, n)
            board[r][c] = '.'
            return False

        dfs(0)
