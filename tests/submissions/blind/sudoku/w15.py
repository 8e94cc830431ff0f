class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        """
        Do not return anything, modify board in-place instead.
        """
        row = [[0] * 10 for _ in range(9)]
        col = [[0] * 10 for _ in range(9)]
        box = [[0] * 10 for _ in range(9)]

        for i in range(9):
            for j in range(9):
                if board[i][j] != '.':
                    val = int(board[i][j])
                    row[i][val] = 1
                    col[j][val] = 1
                    box[(i // 3) * 3 + j // 3][val] = 1

        def dfs(i, j):
            if j == 9:
                i, j = i + 1, 0
            if i == 9:
                return True
            if board[i][j] != '.':
                return dfs(i, j + 1)
            k = (i // 3) * 3 + j // 3
            for val in range(1, 9):
                if row[i][val] == 0 and col[j][val] == 0 and box[k][val] == 0:
                    row[i][val] = col[j][val] = box[k][val] = 1
                    board[i][j] = str(val)
                    if dfs(i, j + 1):
                        return True
                    row[i][val] = col[j][val] = box[k][val] = 0
                    board[i][j] = '.'
            return False

        dfs(0, 0)
