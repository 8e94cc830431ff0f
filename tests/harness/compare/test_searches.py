"""The writes of a run show whether its search is seen at all, and where two first differ."""

from harness.compare.searches import first_difference
from tests.harness.tapes import GRID, SOLVING, taped


def test_writes_show_the_search_once_a_digit_is_undone_or_replaced():
    """Without that nothing had to be taken back, or it searched in a copy."""
    assert not taped(SOLVING).shows_search
    assert taped([*SOLVING, (0, ".")]).shows_search
    assert taped([(0, "3"), (0, "1")]).shows_search


def test_first_difference_has_the_step_of_each_search():
    here, there = (taped([(at, "3")]) for at in (0, 2))
    assert first_difference(here, there) == (1, "writes 3 into r1c1", "writes 3 into r1c3")
    assert first_difference(here, taped([(0, "3")])) is None
    assert first_difference(here, taped([(0, "1")]))[2] == "writes 1 into r1c1"


def test_ended_search_differs_from_longer_search():
    short, long = taped([(0, "3")]), taped([(0, "3"), (0, "1")])
    assert first_difference(short, long) == (2, "has ended", "writes 1 into r1c1")
    assert first_difference(long, short)[1] == "writes 1 into r1c1"


def test_first_difference_ignores_undos_and_rewritten_givens():
    """A blank, or the next digit over the last; and a given may be written once more."""
    blanked, over = [(0, "3"), (0, "."), (0, "1")], [(0, "3"), (0, "1")]
    given = next(at for at, value in enumerate(GRID[0]) if value != ".")
    again = [(given, GRID[0][given]), *over]
    for other in (over, again):
        assert first_difference(taped(blanked), taped(other)) is None
