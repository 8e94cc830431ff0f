class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        cells = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    cells.append([i, j])
        self.helper(board, cells, 0)

    def helper(self, board, cells, pos):
        if pos == len(cells):
            return True
        i, j = cells[pos]
        for k in range(1, 10):
            ch = str(k)
            if self.valid(board, i, j, ch):
                board[i][j] = ch
                if self.helper(board, cells, pos + 1):
                    return True
                board[i][j] = '.'
        return False

    def valid(self, board, i, j, ch):
        bi = i // 3 * 3
        bj = j // 3 * 3
        for k in range(9):
            if board[i][k] == ch or board[k][j] == ch:
                return False
            if board[bi + k // 3][bj + k % 3] == ch:
                return False
            return True
