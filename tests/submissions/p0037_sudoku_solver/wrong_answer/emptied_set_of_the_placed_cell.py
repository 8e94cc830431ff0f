"""After a strike the set of the placed cell is looked at, not the one that may be empty now.

Verdict: Wrong Answer
Reason: blanks left
Cause: slip, 37
Change: place, 37
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        cells = [(r, c) for r in range(9) for c in range(9)]
        self.peers = {
            (r, c): [
                (i, j)
                for i, j in cells
                if (i, j) != (r, c) and (i == r or j == c or (i // 3, j // 3) == (r // 3, c // 3))
            ]
            for r, c in cells
        }
        options = {(r, c): set("123456789") for r, c in cells}
        for r, c in cells:
            if board[r][c] != ".":
                options[r, c] = {board[r][c]}
        self.spread(options, cells)
        for (r, c), left in self.search(options).items():
            board[r][c] = min(left, default=".")

    def spread(self, options, cells):
        waiting = [cell for cell in cells if len(options[cell]) == 1]
        while waiting:
            cell = waiting.pop()
            for digit in options[cell]:
                for peer in self.peers[cell]:
                    if digit in options[peer]:
                        options[peer].remove(digit)
                        if not options[cell]:
                            return False
                        if len(options[peer]) == 1:
                            waiting.append(peer)
        return True

    def search(self, options):
        open_cells = [cell for cell in options if len(options[cell]) > 1]
        if not open_cells:
            return options
        cell = min(open_cells, key=lambda one: len(options[one]))
        for digit in sorted(options[cell]):
            tried = {one: set(left) for one, left in options.items()}
            tried[cell] = {digit}
            if self.spread(tried, [cell]):
                found = self.search(tried)
                if found:
                    return found
        return None
