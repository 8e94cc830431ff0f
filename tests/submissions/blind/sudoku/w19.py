class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.solve(board)

    def conflict(self, board, row, col):
        for i in range(9):
            if board[row][i] == board[row][col]:
                return True
        for i in range(9):
            if i != row and board[i][col] == board[row][col]:
                return True
        for i in range(row // 3 * 3, row // 3 * 3 + 3):
            for j in range(col // 3 * 3, col // 3 * 3 + 3):
                if (i, j) != (row, col) and board[i][j] == board[row][col]:
                    return True
        return False

    def solve(self, board):
        for row in range(9):
            for col in range(9):
                if board[row][col] != '.':
                    continue
                for x in range(1, 10):
                    board[row][col] = str(x)
                    if not self.conflict(board, row, col) and self.solve(board):
                        return True
                board[row][col] = '.'
                return False
        return True
