"""One board misleads, so the spread over its variants is shown, and long counts are cut off."""

import json

import pytest

from harness.cases import load_cases
from harness.compare.measure import CUT_OFF, VARIANTS, measure_spread
from harness.compare.standing import Standing
from harness.compare.summaries import sparkline
from harness.errors import KataError
from harness.load import load_solution
from harness.problem import Problem
from harness.run import Limits
from tests.support import APPROACHES, EXAMPLE, changed, kata, sample_cases, sudoku

pytestmark = pytest.mark.slow

EXAMPLE_CASES = load_cases(sudoku(), ("sample",), EXAMPLE)


def spread_of(name, cases, seconds=10.0):
    """An approach with its writes over the variants of some cases."""
    fresh = Standing(name, load_solution(APPROACHES / f"{name}.py"))
    return measure_spread(sudoku(), fresh, cases, Limits(seconds))


def test_approaches_are_measured_on_the_same_variants():
    """Two that search alike spread alike, to the last write."""
    names = ("bitmask", "recursive_index", "bitboard")
    bitmask, recursive, bitboard = (spread_of(name, EXAMPLE_CASES).spread for name in names)
    assert bitmask == recursive != bitboard
    [writes] = bitmask.values()
    assert len(writes) == VARIANTS
    assert max(writes) > 10 * min(writes), "one board misleads"


def test_a_problem_without_variants_is_refused_in_words():
    problem = changed(sudoku(), scramble=Problem.scramble)
    fresh = Standing("bitmask", load_solution(APPROACHES / "bitmask.py"))
    with pytest.raises(KataError, match=f"{problem.title} has no variants"):
        measure_spread(problem, fresh, EXAMPLE_CASES, Limits())


def test_a_search_is_cut_off_at_a_number_of_writes(monkeypatch):
    """The hardest boards for plain search end at the limit, and are marked so."""
    monkeypatch.setattr("harness.compare.measure.CUT_OFF", 5_000)
    [case] = load_cases(sudoku(), ("stress",), "39-minute board")
    assert max(spread_of("bitmask", [case]).spread[case.name]) == 5_000


def test_a_search_that_its_time_limit_stopped_counts_as_cut_off():
    """The few writes that it had made by then do not count."""
    [case] = load_cases(sudoku(), ("stress",), "39-minute board")
    assert set(spread_of("bitmask", [case], seconds=0.002).spread[case.name]) == {CUT_OFF}


def test_the_strip_has_a_column_for_each_half_power_of_ten():
    """The highest column is where most are; what was cut off is in none."""
    assert sparkline([1, 1, 12, 150, CUT_OFF]) == "█ ▄ ▄     "
    assert sparkline([CUT_OFF]) == " " * 10
    assert sparkline([99_999])[-1] == "█"


def test_compare_shows_the_spread_over_each_board_when_it_is_asked_for():
    asked = ("compare", APPROACHES / "bitboard.py", "--spread")
    shown = kata(*asked, COLUMNS="80").stdout
    assert "Spread: writes until the answer, over 16 variants of each board" in shown
    assert max(map(len, shown.splitlines())) <= 80
    lines = shown[shown.index("Spread:") :].splitlines()
    spread = json.loads(kata(*asked, "--json").stdout)["spread"]["bitboard"]
    for case in sample_cases():
        assert case.name in lines
        assert len(spread[case.name]) == VARIANTS
