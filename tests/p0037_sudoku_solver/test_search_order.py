"""A sentence on the order of a search, or on the notes of a source, is true or left out."""

from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.compare.measure import record_traces
from harness.load import Solution, find_approaches, load_cases
from p0037_sudoku_solver.notes_in_source import keeps_masks, keeps_notes
from p0037_sudoku_solver.search_order import describe_order
from tests.support import EXAMPLE, sudoku

CELLS = "[(r, c) for r in range(9) for c in range(9) if board[r][c] == '.']"
FIXED = """
class Solution:
    def solveSudoku(self, board):
        cells = {cells}
        def search(at):
            if at == len(cells):
                return True
            r, c = cells[at]
            for d in {digits}:
                if all(d not in (board[r][k], board[k][c],
                       board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]) for k in range(9)):
                    board[r][c] = d
                    if search(at + 1):
                        return True
                    board[r][c] = "."
            return False
        search(0)
"""
CHOSEN = """
class Solution:
    def solveSudoku(self, board):
        def candidates(cell):
            r, c = cell
            return [d for d in "123456789" if all(d not in (board[r][k], board[k][c],
                    board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]) for k in range(9))]
        def search():
            cells = {cells}
            if not cells:
                return True
            r, c = {choose}
            for d in candidates((r, c)):
                board[r][c] = d
                if search():
                    return True
                board[r][c] = "."
            return False
        search()
"""
QUICK = [case for case in load_cases(sudoku()) if case.input["placements"] <= 100]


def order_of(source, cases=QUICK):
    """Return what is said of the order of a search, from what it writes on quick boards."""
    solution = Solution(Path("own.py"), "own.py", source)
    traces = [trace for _, trace in record_traces(sudoku(), solution, cases, 2_000)]
    assert len(traces) == len(cases)
    return describe_order(traces)


def fixed(cells=CELLS, digits="'123456789'"):
    return FIXED.format(cells=cells, digits=digits)


@pytest.mark.slow
@parametrize_cases(
    Case("plain", source=fixed(), said="row by row, digits from 1 to 9"),
    Case("nine first", source=fixed(digits="'987654321'"), said="row by row, digits from 9 to 1"),
    Case(
        "odd digits first",
        source=fixed(digits="'135792468'"),
        said="row by row, digits in another order than 1 to 9",
    ),
    Case(
        "columns",
        source=fixed(f"sorted({CELLS}, key=lambda cell: cell[::-1])"),
        said="column by column, digits from 1 to 9",
    ),
    Case(
        "from the end",
        source=fixed(f"{CELLS}[::-1]"),
        said="from the last blank to the first, digits from 1 to 9",
    ),
    Case(
        "box by box",
        source=fixed(f"sorted({CELLS}, key=lambda cell: (cell[0] // 3, cell[1] // 3))"),
        said="in an order that was fixed before the search, digits from 1 to 9",
    ),
    Case(
        "overwritten and not undone first",
        source=fixed()
        .replace('                    board[r][c] = "."\n', "")
        .replace(
            "            return False", '            board[r][c] = "."\n            return False'
        ),
        said="row by row, digits from 1 to 9",
    ),
    Case(
        "fewest candidates, the last of equals",
        source=CHOSEN.format(
            cells=CELLS, choose="min(cells[::-1], key=lambda cell: len(candidates(cell)))"
        ),
        said="fewest candidates first, digits from 1 to 9",
    ),
    Case(
        "most candidates",
        source=CHOSEN.format(
            cells=CELLS,
            choose="min(cells, key=lambda cell: (len(candidates(cell)) > 1, cell[1] * 7 % 5))",
        ),
        said="",
    ),
)
def test_the_order_that_every_write_shows_is_said_and_no_other(source, said):
    assert order_of(source).partition(", in the first")[0] == said


@pytest.mark.slow
def test_of_an_order_that_was_not_looked_at_to_its_end_it_says_how_far():
    turned = fixed(digits="('123456789' if next(tries) < LIMIT else '987654321')").replace(
        "        def search", "        tries = iter(range(10**9))\n        def search"
    )
    late, early = (
        order_of(turned.replace("LIMIT", limit), load_cases(sudoku(), ("sample",), EXAMPLE))
        for limit in ("1_000", "100")
    )
    assert late == "row by row, digits from 1 to 9, in the first 1,000 writes of each board"
    assert early.startswith("row by row, digits in another order than 1 to 9")


def test_a_single_board_with_hardly_a_choice_shows_no_order():
    assert order_of(fixed(), load_cases(sudoku(), ("sample",), "One blank")) == ""


def test_the_source_of_an_approach_that_compares_cells_keeps_no_notes():
    keeping = {
        path.stem
        for path in find_approaches(sudoku())
        if keeps_notes(path.read_text(encoding="utf-8"))
    }
    plain = {"first_empty_cell", "double_loop", "recursive_index", "cursor_loop", "flat_index"}
    assert not keeping & plain
    assert {"used_digits", "bitmask", "fewest_candidates", "crook"} <= keeping


@parametrize_cases(
    Case("a shift", line="bit = 1 << int(d)", masks=True),
    Case("a power", line="bit = 2 ** int(d)", masks=True),
    Case("sets", line="used = rows[r] | cols[c]", masks=False),
)
def test_only_a_bit_that_is_made_from_a_number_shows_masks(line, masks):
    assert keeps_masks(line) is masks


@parametrize_cases(
    Case("sets", line="rows[r].add(d)"),
    Case("a table", line="row[r][n] = col[c][n] = True"),
    Case("masks", line="rows[r] |= bit"),
    Case("lists", line="rows[r].append(d)"),
    Case("a difference of sets", line="left = set('123456789') - set(board[r])"),
)
def test_notes_of_any_kind_are_seen(line):
    assert keeps_notes(line)
