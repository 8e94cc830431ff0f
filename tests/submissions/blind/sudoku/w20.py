import itertools


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:

        def ok(r: int, c: int, ch: str) -> bool:
            if ch in board[r]:
                return False
            if ch in [board[i][c] for i in range(9)]:
                return False
            br, bc = r // 3 * 3, c // 3 * 3
            return ch not in board[br:br + 3][bc:bc + 3]

        blanks = [(r, c) for r, c in itertools.product(range(9), repeat=2) if board[r][c] == '.']

        def place(todo) -> bool:
            if not todo:
                return True
            (r, c), rest = todo[0], todo[1:]
            for ch in '123456789':
                if ok(r, c, ch):
                    board[r][c] = ch
                    if place(rest):
                        return True
                    board[r][c] = '.'
            return False

        place(blanks)
