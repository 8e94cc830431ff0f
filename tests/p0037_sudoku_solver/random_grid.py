"""Random full grids, the same ones from one seed on every Python."""

from p0037_sudoku_solver.board import CELLS, DIGITS, UNITS
from p0037_sudoku_solver.symmetry import shuffled


def random_grid(rng):
    """Return a random full grid.

    Three boxes that share no row or column are filled freely, the rest by a search that takes the
    blank with the fewest candidates and tries them in random order.
    """
    grid = [["."] * 9 for _ in range(9)]
    rows, columns, boxes = ([set(DIGITS) for _ in range(9)] for _ in range(3))  # still to place
    units = {(r, c): (rows[r], columns[c], boxes[r // 3 * 3 + c // 3]) for r, c in CELLS}
    for box in ("box 1", "box 5", "box 9"):
        for (row, column), digit in zip(UNITS[box], shuffled(DIGITS, rng), strict=True):
            grid[row][column] = digit
            for unit in units.pop((row, column)):
                unit.remove(digit)

    def fill(blanks):
        if not blanks:
            return True
        row, column = cell = min(blanks, key=lambda blank: len(set.intersection(*blanks[blank])))
        rest = blanks.copy()
        needing = rest.pop(cell)
        for digit in shuffled(sorted(set.intersection(*needing)), rng):
            grid[row][column] = digit
            for unit in needing:
                unit.remove(digit)
            if fill(rest):
                return True
            for unit in needing:
                unit.add(digit)
        return False

    fill(units)
    return grid
