class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(8, -1, -1) for c in range(8, -1, -1) if board[r][c] == '.']
        self.go(board, blanks)

    def go(self, board, blanks):
        if not blanks:
            return True
        r, c = blanks.pop()
        for d in "123456789":
            if not self.clash(board, r, c, d):
                board[r][c] = d
                if self.go(board, blanks):
                    return True
        board[r][c] = '.'
        return False

    def clash(self, board, r, c, d):
        if d in board[r]:
            return True
        if d in (board[i][c] for i in range(9)):
            return True
        r, c = r // 3 * 3, c // 3 * 3
        return any(d in board[i][c:c + 3] for i in range(r, r + 3))
