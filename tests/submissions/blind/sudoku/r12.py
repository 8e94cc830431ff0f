class Solution:
    rows = []
    cols = []
    boxes = []

    def solveSudoku(self, board: List[List[str]]) -> None:
        self.rows.clear()
        self.cols.clear()
        self.boxes.clear()
        for _ in range(9):
            self.rows.append({})
            self.cols.append({})
            self.boxes.append({})
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    self.count(r, c, board[r][c], 1)
        self.solve(board, 0)

    def count(self, r, c, d, k):
        for m in (self.rows[r], self.cols[c], self.boxes[r // 3 * 3 + c // 3]):
            m[d] = m.get(d, 0) + k

    def solve(self, board, i):
        if i == 81:
            return True
        r, c = i // 9, i % 9
        if board[r][c] != '.':
            return self.solve(board, i + 1)
        for d in '123456789':
            self.count(r, c, d, 1)
            if max(self.rows[r][d], self.cols[c][d], self.boxes[r // 3 * 3 + c // 3][d]) == 1:
                board[r][c] = d
                if self.solve(board, i + 1):
                    return True
                board[r][c] = '.'
            self.count(r, c, d, -1)
        return False
