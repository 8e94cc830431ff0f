"""Builds the answer as a new list of lists and returns it, as most other problems ask for.

Verdict: Wrong Answer
Reason: unchanged
Cause: answer_returned
Change: answer_lost, 30
Catalogue: 50
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        cells = [ch for row in board for ch in row]
        blanks = [i for i in range(81) if cells[i] == "."]

        def search(k):
            if k == len(blanks):
                return True
            i = blanks[k]
            used = {cells[j] for j in range(81) if self.peers(i, j)}
            for d in "123456789":
                if d not in used:
                    cells[i] = d
                    if search(k + 1):
                        return True
                    cells[i] = "."
            return False

        search(0)
        return [cells[r * 9 : r * 9 + 9] for r in range(9)]

    def peers(self, i, j):
        return i // 9 == j // 9 or i % 9 == j % 9 or (i // 27, i % 9 // 3) == (j // 27, j % 9 // 3)
