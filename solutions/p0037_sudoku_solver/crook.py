"""Crook's pencil-and-paper algorithm: markup, singletons, preemptive sets, a guess (数对, 数组).

Idea: note in each blank the digits it may still take (its markup). Fill every blank that has one
    digit left, and place every digit that has one place left in a unit. If there is neither, look
    for m cells of a unit with only m digits among them, and cross these digits out elsewhere in the
    unit. When nothing helps any more, guess.
Order: what can be deduced; then the blank with the shortest markup, digits ascending.
Promise: `solve(markup)` returns True and leaves the board full, or returns False and leaves the
    board as it was.
Cost: a unit with nine blanks has 501 sets of 2 to 8 cells: steps are expensive, guesses are rare.
    "Inkala 2012, transposed" takes 962 placements (row by row 1,897,907).
Pitfall: a guess made on the same sets, and not on copies, cannot be undone.
Next: `algorithm_x.py`. It finds both kinds of singles by one rule.
"""

from collections.abc import Iterator
from itertools import combinations, product

Cell = tuple[int, int]
Markup = dict[Cell, set[str]]

CELLS = list(product(range(9), repeat=2))
ROWS = [[(row, col) for col in range(9)] for row in range(9)]
COLS = [[(row, col) for row in range(9)] for col in range(9)]
CORNERS = list(product((0, 3, 6), repeat=2))
BOXES = [[(top + i // 3, left + i % 3) for i in range(9)] for top, left in CORNERS]
UNITS = ROWS + COLS + BOXES
PEERS = {cell: set().union(*(unit for unit in UNITS if cell in unit)) - {cell} for cell in CELLS}


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def fill(markup: Markup, cell: Cell, digit: str) -> None:
            board[cell[0]][cell[1]] = digit
            del markup[cell]
            for peer in PEERS[cell]:
                if peer in markup:
                    markup[peer].discard(digit)

        def singleton(markup: Markup) -> tuple[Cell, str] | None:
            for cell, digits in markup.items():
                if len(digits) == 1:
                    [digit] = digits
                    return cell, digit
            for unit, digit in product(UNITS, "123456789"):
                places = [cell for cell in unit if digit in markup.get(cell, "")]
                if len(places) == 1:
                    return places[0], digit
            return None

        def preemptive_sets(markup: Markup) -> Iterator[tuple[set[str], list[Cell]]]:
            """Yield the digits that m cells of a unit share, and the other blanks of that unit.

            If m cells have only m digits among them, each of these digits goes into one of them and
            into no other cell of the unit: Crook's occupancy theorem.
            """
            for size, unit in product(range(2, 9), UNITS):
                blanks = [cell for cell in unit if cell in markup]
                if size == len(blanks):
                    continue  # no cell is left to cross out a digit in
                # a cell with more than m digits cannot be among m such cells
                short = [cell for cell in blanks if len(markup[cell]) <= size]
                for cells in combinations(short, size):
                    digits = set().union(*(markup[cell] for cell in cells))
                    if len(digits) == size:
                        yield digits, [cell for cell in blanks if cell not in cells]

        def cross_out(markup: Markup) -> bool:
            """Use the first preemptive set that crosses out a digit; return False if none does."""
            for digits, others in preemptive_sets(markup):
                found = [cell for cell in others if markup[cell] & digits]
                for cell in found:
                    markup[cell] -= digits
                if found:
                    return True
            return False

        def deduce(markup: Markup) -> list[Cell]:
            """Fill what can be deduced until a blank has no digit left; return the cells filled."""
            filled = []
            while all(markup.values()):  # an empty markup is the sign of a wrong guess
                if found := singleton(markup):
                    fill(markup, *found)
                    filled.append(found[0])
                elif not cross_out(markup):
                    break
            return filled

        def guess(markup: Markup) -> bool:
            if not markup:
                return True  # no blank is left
            cell = min(markup, key=lambda blank: len(markup[blank]))
            for digit in sorted(markup[cell]):
                trial = {blank: set(digits) for blank, digits in markup.items()}
                fill(trial, cell, digit)
                if solve(trial):
                    return True
                board[cell[0]][cell[1]] = "."
            return False

        def solve(markup: Markup) -> bool:
            """Fill the blanks of the markup and return True, or leave the board as it was.

            Nothing that belongs to a solution is ever crossed out, and a guess tries every digit of
            its cell.
            """
            filled = deduce(markup)
            if all(markup.values()) and guess(markup):
                return True
            for row, col in reversed(filled):
                board[row][col] = "."
            return False

        markup = {(r, c): set("123456789") for r, c in CELLS if board[r][c] == "."}
        for cell in markup:
            markup[cell] -= {board[r][c] for r, c in PEERS[cell]}
        solve(markup)
