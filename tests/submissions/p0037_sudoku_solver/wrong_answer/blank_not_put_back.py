"""Takes each blank from a list, and does not put it back where no digit fits.

Verdict: Wrong Answer
Reason: blanks left
Cause: count_not_restored
Change: undo, 39
Near: undo_missing | never_backtracks | deductions_not_undone | guess_missing
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, cols, boxes = defaultdict(set), defaultdict(set), defaultdict(set)
        blanks = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    blanks.append((r, c))
                else:
                    rows[r].add(board[r][c])
                    cols[c].add(board[r][c])
                    boxes[r // 3, c // 3].add(board[r][c])

        def search():
            if not blanks:
                return True
            r, c = blanks.pop()
            for d in "123456789":
                if d not in rows[r] | cols[c] | boxes[r // 3, c // 3]:
                    board[r][c] = d
                    rows[r].add(d)
                    cols[c].add(d)
                    boxes[r // 3, c // 3].add(d)
                    if search():
                        return True
                    rows[r].remove(d)
                    cols[c].remove(d)
                    boxes[r // 3, c // 3].remove(d)
                    board[r][c] = "."
            return False

        search()
