"""Followup: sixteen"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        N = len(board)
        B = round(N ** 0.5)
        symbols = set('123456789ABCDEFGHIJKLMNOP'[:N])
        rows = [set() for _ in range(N)]
        cols = [set() for _ in range(N)]
        boxes = [set() for _ in range(N)]
        blanks = []
        for r in range(N):
            for c in range(N):
                k = r // B * B + c // B
                if board[r][c] == '.':
                    blanks.append((r, c, k))
                else:
                    rows[r].add(board[r][c])
                    cols[c].add(board[r][c])
                    boxes[k].add(board[r][c])

        def backtrack(i):
            if i == len(blanks):
                return True
            r, c, k = blanks[i]
            for s in symbols - rows[r] - cols[c] - boxes[k]:
                rows[r].add(s)
                cols[c].add(s)
                boxes[k].add(s)
                board[r][c] = s
                if backtrack(i + 1):
                    return True
                rows[r].remove(s)
                cols[c].remove(s)
                boxes[k].remove(s)
                board[r][c] = '.'
            return False

        backtrack(0)
