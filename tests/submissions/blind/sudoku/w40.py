class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.backtrack(board, 0, 0)

    def backtrack(self, board, r, c):
        if c == 9:
            return self.backtrack(board, r + 1, 0)
        if r == 9:
            return True
        if board[r][c] != '.':
            return self.backtrack(board, r, c + 1)
        for k in range(1, 10):
            if not self.isValid(board, r, c, str(k)):
                continue
            board[r][c] = str(k)
            return self.backtrack(board, r, c + 1)
        board[r][c] = '.'
        return False

    def isValid(self, board, r, c, ch):
        for i in range(9):
            if board[i][c] == ch:
                return False
        for j in range(9):
            if board[r][j] == ch:
                return False
        for i in range((r // 3) * 3, (r // 3) * 3 + 3):
            for j in range((c // 3) * 3, (c // 3) * 3 + 3):
                if board[i][j] == ch:
                    return False
        return True
