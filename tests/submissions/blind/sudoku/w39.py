from functools import lru_cache


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set(line) - {'.'} for line in board]
        cols = [set(line) - {'.'} for line in zip(*board)]
        boxes = [[set() for _ in range(3)] for _ in range(3)]
        for i in range(9):
            for j in range(9):
                if board[i][j] != '.':
                    boxes[i // 3][j // 3].add(board[i][j])

        @lru_cache(None)
        def dfs(k):
            if k == 81:
                return True
            i, j = divmod(k, 9)
            if board[i][j] != '.':
                return dfs(k + 1)
            for d in '123456789':
                if d in rows[i] or d in cols[j] or d in boxes[i // 3][j // 3]:
                    continue
                rows[i].add(d)
                cols[j].add(d)
                boxes[i // 3][j // 3].add(d)
                board[i][j] = d
                if dfs(k + 1):
                    return True
                rows[i].remove(d)
                cols[j].remove(d)
                boxes[i // 3][j // 3].remove(d)
                board[i][j] = '.'
            return False

        dfs(0)
