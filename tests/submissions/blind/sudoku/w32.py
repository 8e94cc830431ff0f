class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for _ in self.solutions(board, 0):
            pass

    def solutions(self, board, i):
        while i < 81 and board[i // 9][i % 9] != '.':
            i += 1
        if i == 81:
            yield board
            return
        r, c = divmod(i, 9)
        for d in self.candidates(board, r, c):
            board[r][c] = d
            yield from self.solutions(board, i + 1)
            board[r][c] = '.'

    def candidates(self, board, r, c):
        used = set(board[r]) | {line[c] for line in board}
        for line in board[r // 3 * 3:r // 3 * 3 + 3]:
            used |= set(line[c // 3 * 3:c // 3 * 3 + 3])
        return [d for d in '123456789' if d not in used]
