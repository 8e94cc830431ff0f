"""How fast is mine? The page says it when it can, and does not tell noise apart."""

import re

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.compare.rank import place, rank_in_time
from harness.judge.judge import judge
from harness.load import find_approaches, load_solution
from harness.records import Limits
from tests.support import APPROACHES, SUBMISSIONS, kata, sample_cases, sudoku

FASTEST = APPROACHES / "bitboard.py"
TIMES = {"quick": 0.001, "middling": 0.1, "slow": 2.0}


@parametrize_cases(
    Case("between two", own=0.5, faster=["quick", "middling"], alike=[]),
    Case("the fastest", own=0.0005, faster=[], alike=[]),
    Case("the slowest", own=9.0, faster=["quick", "middling", "slow"], alike=[]),
    Case("a little slower", own=0.105, faster=["quick"], alike=["middling"]),
    Case("a little faster", own=0.095, faster=["quick"], alike=["middling"]),
    Case("so fast that the clock saw nothing", own=0.0, faster=[], alike=[]),
)
def test_times_that_are_close_together_are_not_told_apart(own, faster, alike):
    """A machine that is busy for a moment must not decide a rank."""
    assert place(own, TIMES) == (faster, alike)


def test_an_accepted_page_tells_how_fast_the_solution_is_among_the_approaches():
    """All of them are run in the same call, so that the machine is the same."""
    done = kata("judge", SUBMISSIONS / "accepted/raw_paste.py", "--search", "--tier", "sample")
    [told] = [line for line in done.stdout.splitlines() if line.startswith("Time:")]
    rivals = len(find_approaches(sudoku()))
    rank = (
        rf"\d+\.\d ms of CPU on 8 sample boards; (\d+|none) of {rivals} approaches (is|are) faster"
    )
    assert re.search(rank, told), told


def test_a_solution_is_not_its_own_rival_and_every_other_is_run():
    """The reference approaches are judged too, with `--search`."""
    report = judge(sudoku(), load_solution(FASTEST), sample_cases(), Limits())
    run = []
    paths = [APPROACHES / f"{name}.py" for name in ("bitboard", "bitmask", "crook")]
    [sentence] = rank_in_time(report, paths, lambda number, name: run.append((number, name)))
    assert run == [(0, "bitmask"), (1, "crook")]
    assert "of 2 approaches" in sentence


@pytest.mark.parametrize("paths", [[], [FASTEST]], ids=["none", "itself"])
def test_nothing_is_said_where_there_is_nobody_to_compare_with(paths):
    """A new problem has no approaches yet."""
    report = judge(sudoku(), load_solution(FASTEST), sample_cases()[:1], Limits())
    assert rank_in_time(report, paths, lambda _number, _name: None) == []
