class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.rows, self.cols, self.boxes = [0] * 9, [0] * 9, [0] * 9
        self.blank = []
        for i, line in enumerate(board):
            for j, ch in enumerate(line):
                if ch == '.':
                    self.blank.append((i, j))
                else:
                    x = int(ch) - 1
                    self.rows[i] |= 1 << x
                    self.cols[j] |= 1 << x
                    self.boxes[i // 3 * 3 + i // 3] |= 1 << x
        self.run(board, len(self.blank) - 1)

    def run(self, board, p):
        if p < 0:
            return True
        i, j = self.blank[p]
        b = i // 3 * 3 + j // 3
        free = ~(self.rows[i] | self.cols[j] | self.boxes[b]) & 511
        while free:
            low = free & -free
            free &= free - 1
            self.rows[i] |= low
            self.cols[j] |= low
            self.boxes[b] |= low
            if self.run(board, p - 1):
                board[i][j] = str(low.bit_length())
                return True
            self.rows[i] &= ~low
            self.cols[j] &= ~low
            self.boxes[b] &= ~low
        return False
