class Done(Exception):
    pass


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        try:
            self.fill(board, 0)
        except Done:
            pass

    def fill(self, board, pos):
        if pos == 81:
            raise Done()
        r, c = pos // 9, pos % 9
        if board[r][c] != '.':
            self.fill(board, pos + 1)
            return
        for num in map(str, range(1, 10)):
            if self.works(board, r, c, num):
                board[r][c] = num
                try:
                    self.fill(board, pos + 1)
                finally:
                    board[r][c] = '.'

    def works(self, board, r, c, num):
        if num in board[r]:
            return False
        for i in range(9):
            if board[i][c] == num:
                return False
        for i in range(3):
            for j in range(3):
                if board[r - r % 3 + i][c - c % 3 + j] == num:
                    return False
        return True
