class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def valid(row, col, num):
            for i in range(9):
                if board[row][i] == num or board[i][col] == num:
                    return False
            rs, cs = row // 3 * 3, col // 3 * 3
            for i in range(rs, rs + 3):
                for j in range(cs, cs + 3):
                    if board[i][j] == num:
                        return False
            return True

        def dfs(index):
            if index == 81:
                return True
            row, col = index // 9, index % 9
            if board[row][col] != '.':
                dfs(index + 1)
            else:
                for num in '123456789':
                    if valid(row, col, num):
                        board[row][col] = num
                        if dfs(index + 1):
                            return True
                        board[row][col] = '.'
                return False

        dfs(0)
