class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.solveHelper(board)

    def solveHelper(self, board):
        for row in range(9):
            for col in range(9):
                if board[row][col] == ".":
                    for val in ["1", "2", "3", "4", "5", "6", "7", "8", "9"]:
                        if self.isSafe(board, row, col, val):
                            board[row][col] = val
                            if self.solveHelper(board):
                                return True
                            board[row][col] = "."
        return True

    def isSafe(self, board, row, col, val):
        for k in range(9):
            if board[row][k] == val:
                return False
        for k in range(9):
            if board[k][col] == val:
                return False
        r0, c0 = row // 3 * 3, col // 3 * 3
        for r in range(r0, r0 + 3):
            for c in range(c0, c0 + 3):
                if board[r][c] == val:
                    return False
        return True
