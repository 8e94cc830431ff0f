"""Rolls its trail back after a digit that clashes, but not before the next digit of an older cell.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: note_not_undone, 49
Change: undo, 49
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        left = {(r, c): set("123456789") for r in range(9) for c in range(9)}
        trail = []

        def near(r, c):
            for i, j in left:
                if (i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3)) and (i, j) != (r, c):
                    yield i, j

        def choose(cell, digit):
            board[cell[0]][cell[1]] = digit
            for other in near(*cell):
                if digit in left[other] and board[other[0]][other[1]] == ".":
                    left[other].remove(digit)
                    trail.append((other, digit))
                    if not left[other]:
                        return False
            return True

        def roll_back(length):
            while len(trail) > length:
                cell, digit = trail.pop()
                left[cell].add(digit)

        def fewest():
            blanks = [(r, c) for r, c in left if board[r][c] == "."]
            return min(blanks, key=lambda one: len(left[one]), default=None)

        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    choose((r, c), board[r][c])
        levels = []
        cell = fewest()
        if cell:
            levels.append((cell, sorted(left[cell]), len(trail)))
        while levels:
            cell, digits, length = levels[-1]
            board[cell[0]][cell[1]] = "."
            if not digits:
                levels.pop()
                continue
            if not choose(cell, digits.pop()):
                roll_back(length)
                continue
            cell = fewest()
            if not cell:
                return
            levels.append((cell, sorted(left[cell]), len(trail)))
