"""Rolls its trail back after a digit that clashes, but not before the next digit of an older cell.

Verdict: Wrong Answer
Reason: r1c1 (board[0][0]) holds '78463', expected '1' to '9'
Cause: note_not_undone, 66
Change: undo, 66
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        left = {(r, c): set("123456789") for r in range(9) for c in range(9)}
        trail = []

        def near(r, c):
            for i, j in left:
                if (i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3)) and (i, j) != (r, c):
                    yield i, j

        def strike(cell, digit):
            left[cell].remove(digit)
            trail.append((cell, digit))
            return len(left[cell]) > 0

        def choose(cell, digit):
            waiting = [(cell, digit)]
            for single, digit in waiting:
                if digit not in left[single]:
                    return False
                for surplus in left[single] - {digit}:
                    strike(single, surplus)
                for other in near(*single):
                    if digit in left[other]:
                        if not strike(other, digit):
                            return False
                        if len(left[other]) == 1:
                            waiting.append((other, "".join(left[other])))
            return True

        def roll_back(length):
            while len(trail) > length:
                cell, digit = trail.pop()
                left[cell].add(digit)

        def level():
            cell = None
            for one in left:
                if len(left[one]) > 1 and (cell is None or len(left[one]) < len(left[cell])):
                    cell = one
                    if len(left[one]) == 2:
                        break
            if cell is None:
                return None
            return cell, sorted(left[cell]), len(trail)

        for r in range(9):
            for c in range(9):
                if board[r][c] != "." and len(left[r, c]) > 1:
                    choose((r, c), board[r][c])
        levels = []
        current = level()
        while current or levels:
            if current:
                levels.append(current)
            cell, digits, length = levels[-1]
            current = None
            if not digits:
                levels.pop()
                continue
            if not choose(cell, digits.pop()):
                roll_back(length)
                continue
            current = level()
            if not current:
                break
        for (r, c), digits in left.items():
            board[r][c] = "".join(digits)
