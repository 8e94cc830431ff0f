"""Takes a digit out of its row and column, but not out of its box.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written, 45
Change: step_missing, 45
Cases: Many wrong guesses
Time limit: 5
"""


class DigitPlan:
    def __init__(self, digit: int):
        self.digit = digit
        self.count = 0


class Layers:
    def __init__(self, board: List[List[str]]):
        self.grid = [[0] * 9 for _ in range(9)]
        self.row_used = [0] * 10
        self.col_used = [0] * 10
        self.box_used = [0] * 10
        self.plans = [DigitPlan(d) for d in range(1, 10)]
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    self.drop(r, c, int(board[r][c]))
                    self.plans[int(board[r][c]) - 1].count += 1

    @staticmethod
    def box_of(r: int, c: int) -> int:
        return r // 3 * 3 + c // 3

    def drop(self, r: int, c: int, d: int) -> None:
        self.grid[r][c] = d
        self.row_used[d] ^= 1 << r
        self.col_used[d] ^= 1 << c
        self.box_used[d] ^= 1 << self.box_of(r, c)

    def lift(self, r: int, c: int) -> None:
        d = self.grid[r][c]
        self.grid[r][c] = 0
        self.row_used[d] ^= 1 << r
        self.col_used[d] ^= 1 << c

    def fits(self, r: int, c: int, d: int) -> bool:
        if self.grid[r][c]:
            return False
        if self.row_used[d] >> r & 1 or self.col_used[d] >> c & 1:
            return False
        return not self.box_used[d] >> self.box_of(r, c) & 1

    def spots_in_row(self, r: int, d: int) -> List[Tuple[int, int]]:
        return [(r, c) for c in range(9) if self.fits(r, c, d)]

    def spots_in_col(self, c: int, d: int) -> List[Tuple[int, int]]:
        return [(r, c) for r in range(9) if self.fits(r, c, d)]

    def spots_in_box(self, b: int, d: int) -> List[Tuple[int, int]]:
        x, y = b // 3 * 3, b % 3 * 3
        return [(x + k // 3, y + k % 3) for k in range(9)
                if self.fits(x + k // 3, y + k % 3, d)]

    def demands(self) -> Iterator[Tuple[int, List[Tuple[int, int]]]]:
        for plan in self.plans:
            d = plan.digit
            for k in range(9):
                if not self.row_used[d] >> k & 1:
                    yield d, self.spots_in_row(k, d)
                if not self.col_used[d] >> k & 1:
                    yield d, self.spots_in_col(k, d)
                if not self.box_used[d] >> k & 1:
                    yield d, self.spots_in_box(k, d)


class LayerSearch:
    def __init__(self, layers: Layers):
        self.layers = layers
        self.layers.plans.sort(key=lambda p: -p.count)

    def tightest(self):
        best = None
        for d, spots in self.layers.demands():
            if best is None or len(spots) < len(best[1]):
                best = (d, spots)
                if len(spots) <= 1:
                    break
        return best

    def run(self) -> bool:
        choice = self.tightest()
        if choice is None:
            return True
        d, spots = choice
        for r, c in spots:
            self.layers.drop(r, c, d)
            if self.run():
                return True
            self.layers.lift(r, c)
        return False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        layers = Layers(board)
        if LayerSearch(layers).run():
            for r in range(9):
                for c in range(9):
                    board[r][c] = str(layers.grid[r][c])
