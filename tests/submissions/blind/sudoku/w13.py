class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        digits = set("123456789")

        def candidates(r, c):
            in_row = set(board[r])
            in_col = {board[k][r] for k in range(9)}
            in_box = {board[r // 3 * 3 + a][c // 3 * 3 + b] for a in range(3) for b in range(3)}
            return digits - in_row - in_col - in_box

        def solve():
            best = None
            options = None
            for r in range(9):
                for c in range(9):
                    if board[r][c] != '.':
                        continue
                    cand = candidates(r, c)
                    if best is None or len(cand) < len(options):
                        best, options = (r, c), cand
            if best is None:
                return True
            r, c = best
            for d in options:
                board[r][c] = d
                if solve():
                    return True
                board[r][c] = '.'
            return False

        solve()
