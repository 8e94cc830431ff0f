class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        next(self.gen(board, [(r, c) for r in range(9) for c in range(9) if board[r][c] == '.']))

    def gen(self, board, blanks):
        if not blanks:
            yield
        else:
            r, c = min(blanks, key=lambda p: len(self.opts(board, *p)))
            for d in self.opts(board, r, c):
                board[r][c] = d
                for _ in self.gen(board, [p for p in blanks if p != (r, c)]):
                    yield
                board[r][c] = '.'

    def opts(self, board, r, c):
        row = set(board[r])
        col = set(x[c] for x in board)
        sq = set(sum((x[c // 3 * 3:][:3] for x in board[r // 3 * 3:][:3]), []))
        return set('123456789') - row - col - sq
