"""Takes used digits out of the list that the loop goes over, so that it skips some.

Verdict: Wrong Answer
Reason: digit twice
Cause: modified_while_iterating
Change: loop_changed, 25
Near: repeats_let_through | unit_not_compared | nothing_compared
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.cand = {}
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    self.cand[r, c] = list("123456789")
        self.search(board)

    def search(self, board):
        best, where = None, None
        for r, c in self.cand:
            if board[r][c] == ".":
                left = list("123456789")
                for d in left:
                    for k in range(9):
                        if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                            del left[left.index(d)]
                            break
                if best is None or len(left) < len(best):
                    best, where = left, (r, c)
        if best is None:
            return True
        r, c = where
        for d in best:
            board[r][c] = d
            if self.search(board):
                return True
        board[r][c] = "."
        return False
