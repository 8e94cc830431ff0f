"""Forward checking that returns False in the middle of its removals, which then stay.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: undo_missing, 36
Change: not_undone, 36
Cases: Hidden singles, 55 blanks
"""


class Solution:
    def solveSudoku(self, board):
        cells = [(r, c) for r in range(9) for c in range(9)]
        blanks = {cell for cell in cells if board[cell[0]][cell[1]] == "."}
        peers = {
            (r, c): [
                (i, j)
                for i, j in cells
                if (i, j) != (r, c)
                and (i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3))
            ]
            for r, c in cells
        }
        options = {}
        for cell in blanks:
            taken = {board[i][j] for i, j in peers[cell]}
            options[cell] = {d for d in "123456789" if d not in taken}

        def prune(cell, digit):
            removed = []
            for peer in peers[cell]:
                if peer in blanks and digit in options[peer]:
                    options[peer].remove(digit)
                    removed.append(peer)
                    if not options[peer]:
                        return None
            return removed

        def search():
            if not blanks:
                return True
            cell = min(blanks, key=lambda one: (len(options[one]), one))
            blanks.remove(cell)
            for digit in sorted(options[cell]):
                board[cell[0]][cell[1]] = digit
                changed = prune(cell, digit)
                if changed is not None:
                    if search():
                        return True
                    for peer in changed:
                        options[peer].add(digit)
            board[cell[0]][cell[1]] = "."
            blanks.add(cell)
            return False

        search()
