class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [[False] * 9 for _ in range(9)]
        cols = [[False] * 9 for _ in range(9)]
        boxes = [[False] * 9 for _ in range(9)]
        spaces = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    spaces.append((r, c))
                else:
                    d = int(board[r][c])
                    rows[r][d - 1] = cols[c][d - 1] = boxes[r // 3 * 3 + c // 3][d - 1] = True

        def dfs(pos):
            if pos == len(spaces):
                return True
            r, c = spaces[pos]
            b = r // 3 * 3 + c // 3
            for d in range(1, 10):
                if rows[r][d - 1] or cols[c][d - 1] or boxes[b][d - 1]:
                    continue
                rows[r][d - 1] = cols[c][d - 1] = boxes[b][d - 1] = True
                board[r][c] = d
                if dfs(pos + 1):
                    return True
                rows[r][d - 1] = cols[c][d - 1] = boxes[b][d - 1] = False
            return False

        dfs(0)
