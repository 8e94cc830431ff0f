class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        # place one digit after the other, row by row
        order = sorted('123456789', key=lambda d: -sum(line.count(d) for line in board))

        def place(n, r):
            if n == 9:
                return True
            if r == 9:
                return place(n + 1, 0)
            d = order[n]
            if d in board[r]:
                return place(n, r + 1)
            for c in range(9):
                if board[r][c] != '.' or any(board[i][c] == d for i in range(9)):
                    continue
                r0, c0 = r // 3 * 3, c // 3 * 3
                if any(board[i][j] == d for i in range(r0, r0 + 3) for j in range(c0, c0 + 3)):
                    continue
                board[r][c] = d
                if place(n, r + 1):
                    return True
                board[r][c] = '.'
            return False

        place(0, 0)
