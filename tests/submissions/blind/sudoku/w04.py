class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.empties = [(x, y) for x in range(9) for y in range(9) if board[x][y] == '.']
        self.search(0)

    def search(self, k):
        if k == len(self.empties):
            return True
        x, y = self.empties[k]
        for digit in map(str, range(1, 10)):
            if self.can_place(x, y, digit):
                self.board[x][y] = digit
                if self.search(k + 1):
                    return True
                self.board[x][y] = '.'
        return False

    def can_place(self, x, y, digit):
        if digit in self.board[x]:
            return False
        if any(self.board[t][y] == digit for t in range(9)):
            return False
        x0 = x - x % 3
        y0 = y - x % 3
        for dx in range(3):
            for dy in range(3):
                if self.board[x0 + dx][y0 + dy] == digit:
                    return False
        return True
