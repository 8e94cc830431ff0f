class Solution:
    class Finished(Exception):
        pass

    def solveSudoku(self, board: List[List[str]]) -> None:
        def taken(r, c):
            for k in range(9):
                yield board[r][k]
                yield board[k][c]
                yield board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]

        def walk(r, c):
            if c > 8:
                r, c = r + 1, 0
            if r > 8:
                raise Solution.Finished
            if board[r][c] != '.':
                walk(r, c + 1)
            else:
                for d in sorted(set('123456789').difference(taken(r, c))):
                    board[r][c] = d
                    walk(r, c + 1)
                    board[r][c] = '.'

        try:
            walk(0, 0)
        except Solution.Finished:
            pass
