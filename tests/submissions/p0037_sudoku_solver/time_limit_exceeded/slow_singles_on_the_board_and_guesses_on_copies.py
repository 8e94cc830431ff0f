"""Right, and slow: it fills in single candidates, then searches on copies.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Near: guess_missing | undo_missing | never_backtracks | answer_printed
Time limit: 0.3
Cases: stress
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.singles(board)
        solved = self.search(deepcopy(board))
        for r in range(9):
            board[r][:] = solved[r]

    def candidates(self, board, r, c):
        box = {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return sorted(set("123456789") - set(board[r]) - {row[c] for row in board} - box)

    def singles(self, board):
        changed = True
        while changed:
            changed = False
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        found = self.candidates(board, r, c)
                        if len(found) == 1:
                            board[r][c] = found[0]
                            changed = True

    def search(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in self.candidates(board, r, c):
                        copy = deepcopy(board)
                        copy[r][c] = d
                        solved = self.search(copy)
                        if solved:
                            return solved
                    return None
        return board
