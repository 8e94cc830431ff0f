"""Followup: count"""


class Solution:
    def countSolutions(self, board: List[List[str]], limit: int) -> int:
        self.found = 0
        for r in range(9):
            for c in range(9):
                ch = board[r][c]
                if ch != '.':
                    board[r][c] = '.'
                    ok = self.isValid(board, r, c, ch)
                    board[r][c] = ch
                    if not ok:
                        return 0
        self.search(board, limit)
        return self.found

    def isValid(self, board, r, c, ch):
        for k in range(9):
            if board[r][k] == ch or board[k][c] == ch:
                return False
            if board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == ch:
                return False
        return True

    def search(self, board, limit):
        spot, choices = None, None
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    cand = [ch for ch in '123456789' if self.isValid(board, r, c, ch)]
                    if spot is None or len(cand) < len(choices):
                        spot, choices = (r, c), cand
        if spot is None:
            self.found += 1
            return True
        r, c = spot
        for ch in choices:
            board[r][c] = ch
            res = self.search(board, limit)
            board[r][c] = '.'
            if res:
                return True
        return False
