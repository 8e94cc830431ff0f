"""Copies a table of candidate sets by `list`, so that all levels of the recursion share the sets.

Verdict: Wrong Answer
Reason: unchanged
Cause: shallow_copy
Change: shallow, 38
Near: note_not_undone
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        opts = [[set("123456789") for _ in range(9)] for _ in range(9)]
        todo = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    todo.append((i, j))
        for i in range(9):
            for j in range(9):
                if board[i][j] != ".":
                    self.remove(opts, i, j, board[i][j])
        self.bt(opts, todo)

    def remove(self, opts, i, j, d):
        for k in range(9):
            opts[i][k].discard(d)
            opts[k][j].discard(d)
            opts[i // 3 * 3 + k // 3][j // 3 * 3 + k % 3].discard(d)

    def bt(self, opts, todo):
        if not todo:
            return True
        i, j = todo[0]
        for d in list(opts[i][j]):
            self.board[i][j] = d
            child = list(opts)
            self.remove(child, i, j, d)
            if self.bt(child, todo[1:]):
                return True
            self.board[i][j] = "."
        return False
