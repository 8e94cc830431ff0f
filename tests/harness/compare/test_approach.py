"""Is it the approach that was asked for? Only a write that it does not make is refused."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.compare.approach import Likeness, compare
from harness.compare.fingerprints import Search
from harness.load import find_approaches
from tests.support import APPROACHES, SUBMISSIONS, kata, sudoku

ROW_BY_ROW = {"bitmask", "cursor_loop", "double_loop", "first_empty_cell", "recursive_index"}
ON_A_COPY = {"algorithm_x", "bitboard", "constraint_propagation"}


def search(fingerprint, undos=1):
    """Return a search that is equal to others of the same fingerprint."""
    return Search(9, 0, undos, 9, fingerprint)


TABLE = {
    "plain": {"A": search("a"), "B": search("b")},
    "twin": {"A": search("a"), "B": search("b")},
    "clever": {"A": search("a"), "B": search("c")},
}


@parametrize_cases(
    Case("its own", mine=("a", "c"), approach="clever", likeness=Likeness.SAME, others=()),
    Case("shared", mine=("a", "b"), approach="plain", likeness=Likeness.SHARED, others=["twin"]),
    Case("one board differs", mine=("a", "b"), approach="clever", likeness=Likeness.DIFFERENT,
         others=["plain", "twin"]),
    Case("unlike all", mine=("a", "x"), approach="plain", likeness=Likeness.DIFFERENT, others=()),
)  # fmt: skip
def test_writes_are_compared_on_all_boards(mine, approach, likeness, others):
    found = compare(dict(zip("AB", map(search, mine), strict=True)), TABLE, approach)
    assert (found.likeness, found.boards, found.others) == (likeness, 2, tuple(others))


def test_what_takes_nothing_back_is_never_refused():
    """The digits may have been tried on a copy, in any order."""
    mine = {"A": search("x", undos=0), "B": search("y", undos=0)}
    assert compare(mine, TABLE, "clever").likeness is Likeness.UNSEEN


@pytest.mark.slow
@pytest.mark.parametrize("path", find_approaches(sudoku()), ids=lambda path: path.stem)
def test_each_approach_is_accepted_as_itself(path):
    done = kata("judge", path, "--approach", path.stem)
    told = " ".join(done.stdout.split())
    assert done.returncode == 0
    if path.stem in ROW_BY_ROW:
        assert f"perhaps {path.stem}: the same writes on 34 boards, but" in told
    elif path.stem in ON_A_COPY:
        assert f"perhaps {path.stem}: no digit is taken back on 34 boards" in told
    else:
        assert f"Search {path.stem}: the same writes on 34 boards, and no other" in told


@pytest.mark.slow
@parametrize_cases(
    Case("shared", approach="bitmask", code=0, words="the board cannot tell which it is"),
    Case(
        "another order",
        approach="fewest_candidates",
        code=1,
        words='not fewest_candidates: it first differs from fewest_candidates at write 1 of "Four '
        'blanks need two digits taken back": yours writes 1 into r4c2, it writes 8 into r5c5',
    ),
    Case("deduction", approach="crook", code=1, words="Yours are the writes of bitmask, cursor_"),
)
def test_row_by_row_handed_in_for_another_approach(approach, code, words):
    done = kata("judge", APPROACHES / "recursive_index.py", "--approach", approach)
    assert done.returncode == code
    assert words in " ".join(done.stdout.split())


def test_a_solution_that_is_not_accepted_is_not_compared():
    done = kata("judge", SUBMISSIONS / "wrong_answer/undo_forgotten.py", "--approach", "bitmask")
    assert done.returncode == 1
    assert "Search" not in done.stdout


def test_an_unknown_approach_is_answered_with_those_there_are():
    done = kata("judge", APPROACHES / "bitmask.py", "--approach", "bitmap")
    assert done.returncode == 2
    assert "no approach is called 'bitmap'; there are: algorithm_x," in done.stderr
