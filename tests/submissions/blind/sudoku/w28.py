class Solution:
    rows = [set() for _ in range(9)]
    cols = [set() for _ in range(9)]
    boxes = [set() for _ in range(9)]

    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    self.put(r, c, board[r][c])
        self.solve(board, 0, 0)

    def put(self, r, c, d):
        self.rows[r].add(d)
        self.cols[c].add(d)
        self.boxes[r // 3 * 3 + c // 3].add(d)

    def take(self, r, c, d):
        self.rows[r].discard(d)
        self.cols[c].discard(d)
        self.boxes[r // 3 * 3 + c // 3].discard(d)

    def free(self, r, c, d):
        return d not in self.rows[r] and d not in self.cols[c] and d not in self.boxes[r // 3 * 3 + c // 3]

    def solve(self, board, r, c):
        if r == 9:
            return True
        if c == 9:
            return self.solve(board, r + 1, 0)
        if board[r][c] != '.':
            return self.solve(board, r, c + 1)
        for d in '123456789':
            if self.free(r, c, d):
                board[r][c] = d
                self.put(r, c, d)
                if self.solve(board, r, c + 1):
                    return True
                self.take(r, c, d)
                board[r][c] = '.'
        return False
