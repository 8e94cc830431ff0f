"""Takes the cell with the fewest candidates, and does not leave out those that are filled.

Verdict: Runtime Error
Reason: RecursionError
Cause: endless_recursion
Change: condition_missing, 39
Page: full
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        candidates = {(r, c): "123456789" for r in range(9) for c in range(9)}
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    self.assign(candidates, (r, c), board[r][c])
        found = self.search(candidates)
        for r, c in found:
            board[r][c] = found[r, c]

    def assign(self, candidates, cell, digit):
        candidates[cell] = digit
        for r, c in candidates:
            row, column = cell
            near = r == row or c == column or (r // 3, c // 3) == (row // 3, column // 3)
            if near and (r, c) != cell and digit in candidates[r, c]:
                candidates[r, c] = candidates[r, c].replace(digit, "")
                if not candidates[r, c]:
                    return False
                left = candidates[r, c]
                if len(left) == 1 and not self.assign(candidates, (r, c), left):
                    return False
        return True

    def search(self, candidates):
        if all(len(candidates[cell]) == 1 for cell in candidates):
            return candidates
        cell = min(candidates, key=lambda cell: len(candidates[cell]))
        for digit in candidates[cell]:
            copied = candidates.copy()
            if self.assign(copied, cell, digit):
                found = self.search(copied)
                if found:
                    return found
        return None
