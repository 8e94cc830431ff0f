class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    blanks.append((r, c))

        def legal(r, c, ch):
            for k in range(9):
                if board[r][k] == ch or board[k][c] == ch:
                    return False
            y, x = r - r % 3, c - c % 3
            for k in range(9):
                if board[y + k // 3][x + k % 3] == ch:
                    return False
            return True

        k = 0
        while 0 <= k < len(blanks):
            r, c = blanks[k]
            board[r][c] = '.'
            start = 1 if board[r][c] == '.' else int(board[r][c]) + 1
            for d in range(start, 10):
                if legal(r, c, str(d)):
                    board[r][c] = str(d)
                    k += 1
                    break
            else:
                k -= 1
