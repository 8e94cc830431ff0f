"""Followup: make"""


class Solution:
    def makePuzzle(self, solution: List[List[str]], k: int) -> List[List[str]]:
        puzzle = [list(line) for line in solution]
        givens = 81
        for pos in range(81):
            # jump around the board a bit
            r, c = divmod(pos * 32 % 81, 9)
            if givens == k:
                break
            keep = puzzle[r][c]
            if keep == '.':
                continue
            puzzle[r][c] = '.'
            if self.solutions(puzzle) > 1:
                puzzle[r][c] = keep
            else:
                givens -= 1
        return puzzle

    def options(self, board, r, c):
        used = set(board[r])
        used.update(line[c] for line in board)
        for line in board[r // 3 * 3:r // 3 * 3 + 3]:
            used.update(line[c // 3 * 3:c // 3 * 3 + 3])
        return [d for d in '123456789' if d not in used]

    def solutions(self, board):
        spot = None
        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    opts = self.options(board, i, j)
                    if spot is None or len(opts) < len(spot[2]):
                        spot = (i, j, opts)
        if spot is None:
            return 1
        r, c, opts = spot
        total = 0
        for d in opts:
            board[r][c] = d
            total += self.solutions(board)
            if total >= 2:
                return total
            board[r][c] = '.'
        return total
