class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        columns = list(zip(*board))

        def allowed(i, j, num):
            if num in board[i] or num in columns[j]:
                return False
            top, left = i // 3 * 3, j // 3 * 3
            for line in board[top:top + 3]:
                if num in line[left:left + 3]:
                    return False
            return True

        def fill(idx):
            if idx == 81:
                return True
            i, j = divmod(idx, 9)
            if board[i][j] != '.':
                return fill(idx + 1)
            for num in '123456789':
                if allowed(i, j, num):
                    board[i][j] = num
                    if fill(idx + 1):
                        return True
                    board[i][j] = '.'
            return False

        fill(0)
