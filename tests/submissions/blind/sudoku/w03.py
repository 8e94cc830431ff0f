class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:

        def find_empty():
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        return (r, c)
            return None

        def row_ok(r, c, num):
            for k in range(c):
                if board[r][k] == num:
                    return False
            return True

        def col_ok(c, num):
            for k in range(9):
                if board[k][c] == num:
                    return False
            return True

        def box_ok(r, c, num):
            sr = (r // 3) * 3
            sc = (c // 3) * 3
            for a in range(sr, sr + 3):
                for b in range(sc, sc + 3):
                    if board[a][b] == num:
                        return False
            return True

        def solve():
            spot = find_empty()
            if spot is None:
                return True
            r, c = spot
            for n in range(1, 10):
                num = str(n)
                if row_ok(r, c, num) and col_ok(c, num) and box_ok(r, c, num):
                    board[r][c] = num
                    if solve():
                        return True
                    board[r][c] = "."
            return False

        solve()
