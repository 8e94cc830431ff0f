class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def ok(r, c, ch):
            for k in range(9):
                if board[r][k] == ch:
                    return False
                if board[k][c] == ch:
                    return False
            for i in range(r // 3 * 3, r // 3 * 3 + 3):
                for j in range(c // 3 * 3, c // 3 * 3 + 3):
                    if i != r and j != c and board[i][j] == ch:
                        return False
            return True

        def solve(i):
            if i == 81:
                return True
            r, c = divmod(i, 9)
            if board[r][c] != '.':
                return solve(i + 1)
            for ch in '123456789':
                if ok(r, c, ch):
                    board[r][c] = ch
                    if solve(i + 1):
                        return True
            board[r][c] = '.'
            return False

        solve(0)
