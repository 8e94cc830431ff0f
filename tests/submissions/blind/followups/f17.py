"""Followup: thousand"""


class Solution:
    def solveSudokus(self, boards: List[List[List[str]]]) -> None:
        for board in boards:
            self.solve(board)

    def row(self, board, r):
        return [board[r][k] for k in range(9)]

    def column(self, board, c):
        return [board[k][c] for k in range(9)]

    def box(self, board, r, c):
        return [board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)]

    def isValid(self, board, r, c, ch):
        return ch not in self.row(board, r) + self.column(board, c) + self.box(board, r, c)

    def solve(self, board):
        pick = None
        for row in range(9):
            for col in range(9):
                if board[row][col] != '.':
                    continue
                options = []
                for ch in '123456789':
                    if self.isValid(board, row, col, ch):
                        options.append(ch)
                if pick is None or len(options) < len(pick[2]):
                    pick = (row, col, options)
        if pick is None:
            return True
        row, col, options = pick
        for ch in options:
            board[row][col] = ch
            if self.solve(board):
                return True
            board[row][col] = '.'
        return False
