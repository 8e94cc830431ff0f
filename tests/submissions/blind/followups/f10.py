"""Followup: none"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> bool:
        for r in range(9):
            for c in range(9):
                ch = board[r][c]
                if ch == '.':
                    continue
                board[r][c] = '.'
                if not self.fits(board, r, c, ch):
                    return False
                board[r][c] = ch
        return self.dfs(board)

    def fits(self, board, r, c, ch):
        for k in range(9):
            if board[r][k] == ch:
                return False
            if board[k][c] == ch:
                return False
            if board[3 * (r // 3) + k // 3][3 * (c // 3) + k % 3] == ch:
                return False
        return True

    def dfs(self, board):
        best = None
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    cand = [ch for ch in '123456789' if self.fits(board, r, c, ch)]
                    if not cand:
                        return False
                    if best is None or len(cand) < len(best[2]):
                        best = r, c, cand
        if best is None:
            return True
        r, c, cand = best
        for ch in cand:
            board[r][c] = ch
            if self.dfs(board):
                return True
        board[r][c] = '.'
        return False
