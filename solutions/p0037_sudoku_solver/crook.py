"""Crook's pencil-and-paper algorithm: markup, singletons, preemptive sets, a guess (数对, 数组).

Idea: note in each blank the digits it may still take (its markup). Fill every blank that has one
    digit left, and place every digit that has one place left in a unit. If there is neither, look
    for m cells of a unit that have only m digits among them. Those digits belong to those cells, so
    cross them out elsewhere in the unit. When nothing helps any more, guess, and undo the guess if
    it fails.

Who teaches it: J. F. Crook, "A Pencil-and-Paper Algorithm for Solving Sudoku Puzzles", Notices of
    the AMS 56(4), 2009. jonsam-ng's notes "Sudoku [数独]" (2022) list its steps and say that they
    leave out the guess. Here the guess is included. If it is wrong, board and markup go back to
    what they were.

Representation: the board, and a dictionary that maps each blank to the set of digits in its markup.
    Deduced digits appear on the board one by one. A wrong guess is undone together with everything
    that followed from it.

Propagation: naked singles (唯一余数), hidden singles (摒除), and preemptive sets of 2 to 8 cells
    (naked subsets; the remaining cells form a hidden one).

Branching: only when nothing can be deduced: the blank with the shortest markup, digits ascending.
    The paper leaves the choice of cell and digit to the solver.

Why it is right: m cells share m digits, so each of those digits goes into one of those cells and
    into no other cell of the unit (Crook's occupancy theorem). So nothing that belongs to a
    solution is ever crossed out, and a guess tries every digit of its cell.

Cost: a unit with nine blanks has 501 sets of 2 to 8 cells. A cell with more than m digits cannot be
    among m such cells, which rules out most sets. LeetCode's example takes 51 placements, no set
    and no guess. The 17-given board that keeps a row-by-row C++ program busy for 28 s takes 64
    placements, one pair and no guess.

Where it breaks: without the guess, it gets stuck on hard boards, as the notes warn. A guess made on
    the same sets, not on copies, cannot be undone. An empty markup is the sign of a wrong guess. If
    it is noticed late, Inkala's board of 2012 takes 1,767 placements instead of 962.

In the interview: present it as the opposite extreme: much work at each step, but few guesses.
    Inkala's board takes 962 placements here, and row by row 1,897,907 (turned as in the bank).

Roads not taken: hidden subsets need no code of their own, because each is the other side of a naked
    one. Masks would be faster than sets. Locked candidates (区块摒除) would save some guesses.
"""

from itertools import combinations

Cell = tuple[int, int]
Markup = dict[Cell, set[str]]

ROWS = tuple(tuple((row, col) for col in range(9)) for row in range(9))
COLS = tuple(tuple((row, col) for row in range(9)) for col in range(9))
BOXES = tuple(
    tuple((top + i // 3, left + i % 3) for i in range(9)) for top in (0, 3, 6) for left in (0, 3, 6)
)
UNITS = ROWS + COLS + BOXES


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.solve(board, self.mark_up(board))

    def mark_up(self, board: List[List[str]]) -> Markup:
        cells = [(row, col) for row in range(9) for col in range(9)]
        markup = {(row, col): set("123456789") for row, col in cells if board[row][col] == "."}
        for row, col in cells:
            if board[row][col] != ".":
                self.cross_out_peers(markup, (row, col), board[row][col])
        return markup

    def cross_out_peers(self, markup: Markup, cell: Cell, digit: str) -> None:
        row, col = cell
        for (r, c), digits in markup.items():
            if r == row or c == col or (r // 3 == row // 3 and c // 3 == col // 3):
                digits.discard(digit)

    def fill(self, board: List[List[str]], markup: Markup, cell: Cell, digit: str) -> None:
        row, col = cell
        board[row][col] = digit
        del markup[cell]
        self.cross_out_peers(markup, cell, digit)

    def solve(self, board: List[List[str]], markup: Markup) -> bool:
        filled: list[Cell] = []
        if self.deduce(board, markup, filled) and self.guess(board, markup):
            return True
        for row, col in reversed(filled):
            board[row][col] = "."
        return False

    def deduce(self, board: List[List[str]], markup: Markup, filled: list[Cell]) -> bool:
        """Fill all that can be deduced; return False when some blank has no digit left."""
        while all(markup.values()):
            singleton = self.find_singleton(markup)
            if singleton:
                self.fill(board, markup, *singleton)
                filled.append(singleton[0])
            elif not self.use_preemptive_set(markup):
                return True
        return False

    def guess(self, board: List[List[str]], markup: Markup) -> bool:
        if not markup:
            return True  # no blank is left
        row, col = cell = min(markup, key=lambda blank: len(markup[blank]))
        for digit in sorted(markup[cell]):
            trial = {blank: set(digits) for blank, digits in markup.items()}
            self.fill(board, trial, cell, digit)
            if self.solve(board, trial):
                return True
            board[row][col] = "."
        return False

    def find_singleton(self, markup: Markup) -> tuple[Cell, str] | None:
        for cell, digits in markup.items():
            if len(digits) == 1:
                return cell, min(digits)
        for unit in UNITS:
            for digit in "123456789":
                places = [cell for cell in unit if digit in markup.get(cell, "")]
                if len(places) == 1:
                    return places[0], digit
        return None

    def use_preemptive_set(self, markup: Markup) -> bool:
        for size in range(2, 9):
            for unit in UNITS:
                if self.cross_out_unit(markup, unit, size):
                    return True
        return False

    def cross_out_unit(self, markup: Markup, unit: tuple[Cell, ...], size: int) -> bool:
        """Use `size` cells that share `size` digits; return True if that crosses anything out."""
        blanks = [cell for cell in unit if cell in markup]
        short = [cell for cell in blanks if len(markup[cell]) <= size]
        for cells in combinations(short, size):
            digits = set().union(*(markup[cell] for cell in cells))
            if len(digits) != size:
                continue
            others = [cell for cell in blanks if cell not in cells and markup[cell] & digits]
            for cell in others:
                markup[cell] -= digits
            if others:
                return True
        return False
