"""Keeps the digits of each unit in empty braces, which make a dict and not a set.

Verdict: Runtime Error
Reason: AttributeError: 'dict' object has no attribute 'add'
Cause: attribute_missing
Change: braces, 12
"""


class Solution:
    def solveSudoku(self, board):
        self.rows = [{} for _ in range(9)]
        self.cols = [{} for _ in range(9)]
        self.boxes = [{} for _ in range(9)]
        self.board, self.todo = board, []
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    self.todo.append((r, c))
                else:
                    self.put(r, c, board[r][c])
        self.go(0)

    def put(self, r, c, d):
        self.rows[r].add(d)
        self.cols[c].add(d)
        self.boxes[r // 3 * 3 + c // 3].add(d)

    def pull(self, r, c, d):
        self.rows[r].remove(d)
        self.cols[c].remove(d)
        self.boxes[r // 3 * 3 + c // 3].remove(d)

    def go(self, i):
        if i == len(self.todo):
            return True
        r, c = self.todo[i]
        for d in "123456789":
            if d in self.rows[r] or d in self.cols[c] or d in self.boxes[r // 3 * 3 + c // 3]:
                continue
            self.put(r, c, d)
            self.board[r][c] = d
            if self.go(i + 1):
                return True
            self.board[r][c] = "."
            self.pull(r, c, d)
        return False
