"""Notes the givens with `map`, which does nothing until its values are asked for.

Verdict: Wrong Answer
Reason: digit twice
Cause: given_not_noted
Change: lazy, 19
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set() for _ in range(9)]
        cols = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    units = rows[r], cols[c], boxes[r // 3 * 3 + c // 3]
                    map(lambda unit: unit.add(board[r][c]), units)

        def fill(place):
            if place == 81:
                return True
            r, c = divmod(place, 9)
            if board[r][c] != ".":
                return fill(place + 1)
            units = rows[r], cols[c], boxes[r // 3 * 3 + c // 3]
            for d in "123456789":
                if not any(d in unit for unit in units):
                    board[r][c] = d
                    for unit in units:
                        unit.add(d)
                    if fill(place + 1):
                        return True
                    board[r][c] = "."
                    for unit in units:
                        unit.remove(d)
            return False

        fill(0)
