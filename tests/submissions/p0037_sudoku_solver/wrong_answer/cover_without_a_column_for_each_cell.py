"""Covers each digit of each row, column and box exactly, and lets two digits share a cell.

Verdict: Wrong Answer
Reason: 14 cells are still blank, first r2c4 (board[1][3])
Cause: cell_takes_two, 25
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        options, given = {}, set()
        for r in range(9):
            for c in range(9):
                for digit in "123456789" if board[r][c] == "." else board[r][c]:
                    needs = [("row", r, digit), ("column", c, digit), ("box", r // 3, c // 3, digit)]
                    options[r, c, digit] = needs
                    given.update(needs if digit == board[r][c] else ())
        options = {one: needs for one, needs in options.items() if given.isdisjoint(needs)}
        columns = {}
        for option, needs in options.items():
            for need in needs:
                columns.setdefault(need, set()).add(option)
        for r, c, digit in self.search(columns, options) or []:
            board[r][c] = digit

    def search(self, columns, options):
        if not columns:
            return []
        need = min(columns, key=lambda one: len(columns[one]))
        for option in sorted(columns[need]):
            left = {one: set(rest) for one, rest in columns.items()}
            for covered in options[option]:
                for other in left.pop(covered):
                    for shared in options[other]:
                        if shared in left:
                            left[shared].discard(other)
            rest = self.search(left, options)
            if rest is not None:
                return [option, *rest]
        return None
