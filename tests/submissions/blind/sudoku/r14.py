class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        row = [[False] * 10 for _ in range(9)]
        col = [[False] * 10 for _ in range(9)]
        box = [[[False] * 10 for _ in range(3)] for _ in range(3)]
        blank = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    blank.append((i, j))
                else:
                    x = int(board[i][j])
                    row[i][x] = col[j][x] = box[i // 3][j // 3][x] = True

        last = [0] * (len(blank) + 1)
        k = 0
        while k < len(blank):
            i, j = blank[k]
            x = last[k]
            if x:
                row[i][x] = col[j][x] = box[i // 3][j // 3][x] = False
            x += 1
            while x < 10 and (row[i][x] or col[j][x] or box[i // 3][j // 3][x]):
                x += 1
            if x == 10:
                last[k] = 0
                k -= 1
            else:
                last[k] = x
                row[i][x] = col[j][x] = box[i // 3][j // 3][x] = True
                board[i][j] = str(x)
                k += 1
