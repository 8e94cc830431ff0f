"""Notes the digits of boxes in a dictionary for each band, made by `fromkeys` of one list.

Verdict: Wrong Answer
Reason: unchanged
Cause: items_shared
Change: shared, 16
Near: box_formula | every_digit_refused
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.rows = [set(row) for row in board]
        self.cols = [set(col) for col in zip(*board)]
        self.boxes = [dict.fromkeys(range(3), []) for _ in range(3)]
        self.blanks = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    self.blanks.append((r, c))
                else:
                    self.boxes[r // 3][c // 3].append(board[r][c])
        self.search(0)

    def search(self, k):
        if k == len(self.blanks):
            return True
        r, c = self.blanks[k]
        box = self.boxes[r // 3][c // 3]
        for d in "123456789":
            if d in self.rows[r] or d in self.cols[c] or d in box:
                continue
            self.board[r][c] = d
            self.rows[r].add(d)
            self.cols[c].add(d)
            box.append(d)
            if self.search(k + 1):
                return True
            box.pop()
            self.cols[c].remove(d)
            self.rows[r].remove(d)
            self.board[r][c] = "."
        return False
