class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.helper(board)

    def isValidSudoku(self, board):
        seen = []
        for i in range(9):
            for j in range(9):
                c = board[i][j]
                if c != '.':
                    seen += [(c, j), (i, c), (i // 3, j // 3, c)]
        return len(seen) == len(set(seen))

    def helper(self, board):
        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    for num in range(1, 10):
                        board[i][j] = str(num)
                        if self.isValidSudoku(board) and self.helper(board):
                            return True
                    board[i][j] = '.'
                    return False
        return True
