"""Tests of reading placed, refused and undone digits from the writes of a search."""

import pytest

from harness.trace import Step
from p0037_sudoku_solver.diagnosis.decisions import Act, Writes, accepted, find_searches
from tests.p0037_sudoku_solver.boards import PUZZLE, SOLVED


def search_of(*writes, puzzle=PUZZLE, finished=False):
    """Return the search that some writes show, each of a column of row 1 and a digit or ''."""
    board, steps = {}, []
    for number, (column, new) in enumerate(writes, 1):
        old, board[column] = board.get(column, ""), new
        steps.append(Step(number, (0, column), old, new, 1, 0))
    searches = find_searches([Writes(puzzle, steps, finished=finished)])
    return searches[0] if searches else None


def decided(search, act):
    return [(one.cell[1], one.digit) for one in search.decisions if one.act is act]


def test_skipped_digits_are_refused():
    search = search_of((2, "1"), (3, "2"), (5, "6"))
    assert decided(search, Act.PLACED) == [(2, "1"), (3, "2"), (5, "6")]
    assert decided(search, Act.REFUSED) == [(3, "1"), *((5, digit) for digit in "12345")]


def test_write_to_an_earlier_cell_undoes_later_ones():
    """Blanking those cells adds nothing. The cell above has refused all digits that are left."""
    for blanked in ((), ((3, ""),)):
        search = search_of((2, "1"), (3, "6"), *blanked, (2, "2"))
        assert decided(search, Act.UNDONE) == [(3, "6"), (2, "1")]
        assert {(3, "7"), (3, "8"), (3, "9")} < set(decided(search, Act.REFUSED))


def test_repeated_digits_and_sets_of_candidates_are_no_search():
    assert search_of((2, "1"), (2, ""), (2, "1")) is None
    candidates = {"type": "set", "text": "{'1', '2'}"}
    assert search_of((2, candidates), (3, candidates)) is None


def test_last_blank_is_visited_before_a_retreat():
    """The order in which cells are filled does not matter for that."""
    puzzle = [[*SOLVED[0][:6], *"..."], *SOLVED[1:]]
    search = search_of((8, "2"), (6, "9"), (6, ""), (8, ""), puzzle=puzzle, finished=True)
    assert (7, "1") in decided(search, Act.REFUSED)


@pytest.mark.parametrize(("after", "counts"), [((5, "6"), True), ((3, ""), False)])
def test_digit_is_placed_when_the_search_goes_on_from_it(after, counts):
    """A check may come after the write: then the digit is taken back, and the search goes on."""
    search = search_of((2, "2"), (3, "2"), after)
    placed = [one.cell for one in accepted(search.run) if one.act is Act.PLACED]
    assert ((0, 3) in placed) is counts
