"""Followup: none"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> bool:
        if not self.consistent(board):
            return False
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == '.']
        changed = True
        while changed:
            changed = False
            for r, c in blanks:
                if board[r][c] == '.':
                    opts = self.options(board, r, c)
                    if len(opts) == 1:
                        board[r][c] = opts.pop()
                        changed = True
        if self.dfs(board):
            return True
        return False

    def consistent(self, board):
        seen = set()
        for r in range(9):
            for c in range(9):
                d = board[r][c]
                if d != '.':
                    for item in ((r, d), (d, c), (r // 3, c // 3, d)):
                        if item in seen:
                            return False
                        seen.add(item)
        return True

    def options(self, board, r, c):
        box = [board[i][j] for i in range(r - r % 3, r - r % 3 + 3) for j in range(c - c % 3, c - c % 3 + 3)]
        col = [board[i][c] for i in range(9)]
        return set('123456789').difference(board[r], col, box)

    def dfs(self, board):
        todo = [(r, c) for r in range(9) for c in range(9) if board[r][c] == '.']
        if not todo:
            return True
        r, c = min(todo, key=lambda p: len(self.options(board, p[0], p[1])))
        for d in self.options(board, r, c):
            board[r][c] = d
            if self.dfs(board):
                return True
            board[r][c] = '.'
        return False
