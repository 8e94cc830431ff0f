"""The same board in another guise: as many solutions, another look, and cheap for plain search."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from harness.load import load_cases, vary
from p0037_sudoku_solver.oracle import count_solutions, solutions
from p0037_sudoku_solver.plain_search import placements
from p0037_sudoku_solver.variants import DEAREST, any_guise, variant
from tests.support import APPROACHES, judged, kata, sample_cases, sudoku

CASES = load_cases(sudoku())


def board_of(case):
    """A case's board."""
    return sudoku().arguments(case)[0]


@given(st.sampled_from(CASES), st.integers(0, 10**9))
@settings(max_examples=40, deadline=None)
def test_a_guise_has_exactly_one_solution_and_as_many_givens(case, seed):
    """Renaming, swapping and turning change neither."""
    guise = any_guise(board_of(case), Random(seed))
    assert count_solutions(guise, 2) == 1
    assert sum(row.count(".") for row in guise) == sum(row.count(".") for row in board_of(case))


@given(st.sampled_from(CASES), st.integers(0, 10**9))
@settings(max_examples=8, deadline=None)
def test_no_guise_punishes_a_correct_plain_search(case, seed):
    """It needs at most 60,000 placements, as every interview board."""
    assert placements(variant(board_of(case), Random(seed)), DEAREST + 1) <= DEAREST


def test_where_no_cheap_guise_is_found_the_dear_ones_are_passed_over_too():
    """All twenty guises of these seeds are above the cut-off, and the first of them far above."""
    name = "A board of Norvig's top 95 is solved upside down"
    [hard] = load_cases(sudoku(), ("stress",), name)
    for seed in (5, 10, 11):
        guise = variant(board_of(hard), Random(seed))
        assert placements(guise, DEAREST + 1) <= DEAREST, seed


def test_variants_are_the_same_for_the_same_seed_and_name_their_parents():
    """What failed can be repeated, and told."""
    first, again = vary(sudoku(), CASES, 6, 11), vary(sudoku(), CASES, 6, 11)
    assert first == again
    assert first != vary(sudoku(), CASES, 6, 12)
    for number, case in enumerate(first, 1):
        assert case.name == f"{case.parent} (variant {number})"
        assert case.parent in {one.name for one in CASES}
        assert case.tier in ("sample", "interview")


def test_answers_that_are_written_in_fail_on_variants():
    """A table of the bank's answers passes the bank, and nothing else."""
    table = {
        "".join(map("".join, board_of(case))): "".join(
            map("".join, next(solutions(board_of(case))))
        )
        for case in sample_cases()
    }
    source = f"""
TABLE = {table!r}
class Solution:
    def solveSudoku(self, board):
        answer = TABLE.get("".join(map("".join, board)), "1" * 81)
        board[:] = [list(answer[at : at + 9]) for at in range(0, 81, 9)]
"""
    assert judged(source).verdict.word == "Accepted"
    guises = (*sample_cases(), *vary(sudoku(), list(sample_cases()), 2, 1))
    assert judged(source, guises).verdict.word == "Wrong Answer"


def test_the_page_says_how_to_repeat_the_variants():
    """With a seed of its own where none was given."""
    done = kata("judge", APPROACHES / "bitmask.py", "--tier", "sample", "--variants", 3)
    assert done.stdout.startswith("Accepted  11/11 cases")
    [line] = [line for line in done.stdout.splitlines() if "variants" in line]
    assert line.startswith("3 of the cases are variants; --variants 3 --seed ")
