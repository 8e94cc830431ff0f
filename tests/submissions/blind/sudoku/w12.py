class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        n = 9

        def isValid(row, col, ch):
            row, col = int(row), int(col)
            for i in range(n):
                if board[i][col] == ch:
                    return False
                if board[row][i] == ch:
                    return False
            boxRow = int(row / 3 * 3)
            boxCol = int(col / 3) * 3
            for i in range(boxRow, boxRow + 3):
                for j in range(boxCol, boxCol + 3):
                    if board[i][j] == ch:
                        return False
            return True

        def solve(row, col):
            if row == n:
                return True
            if col == n:
                return solve(row + 1, 0)
            if board[row][col] == ".":
                for i in range(1, 10):
                    if isValid(row, col, str(i)):
                        board[row][col] = str(i)
                        if solve(row, col + 1):
                            return True
                        else:
                            board[row][col] = "."
                return False
            else:
                return solve(row, col + 1)

        solve(0, 0)
