class Solution:
    def collect(self, board, blanks=[]):
        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    blanks.append((i, j))
        return blanks

    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = self.collect(board)
        row = [set(board[i]) for i in range(9)]
        col = [set(board[i][j] for i in range(9)) for j in range(9)]
        box = [set(board[b // 3 * 3 + k // 3][b % 3 * 3 + k % 3] for k in range(9)) for b in range(9)]

        def helper(k):
            if k == len(blanks):
                return True
            i, j = blanks[k]
            b = i // 3 * 3 + j // 3
            for num in "123456789":
                if num not in row[i] and num not in col[j] and num not in box[b]:
                    for group in (row[i], col[j], box[b]):
                        group.add(num)
                    board[i][j] = num
                    if helper(k + 1):
                        return True
                    for group in (row[i], col[j], box[b]):
                        group.remove(num)
                    board[i][j] = '.'
            return False

        helper(0)
