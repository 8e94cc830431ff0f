class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def is_safe(row, col, num):
            for k in range(9):
                if board[row][k] == num:
                    return False
            startRow, startCol = row - row % 3, col - col % 3
            for i in range(3):
                for j in range(3):
                    if board[i + startRow][j + startCol] == num:
                        return False
            return True

        def solve(row, col):
            if row == 8 and col == 9:
                return True
            if col == 9:
                row += 1
                col = 0
            if board[row][col] != '.':
                return solve(row, col + 1)
            for num in "123456789":
                if is_safe(row, col, num):
                    board[row][col] = num
                    if solve(row, col + 1):
                        return True
                board[row][col] = '.'
            return False

        solve(0, 0)
