"""One board misleads, so the spread over its variants is shown, and long counts are cut off."""

import json

import pytest

from harness.compare.spread import MOST, VARIANTS, alike, measure_spread, sparkline
from harness.compare.tables import print_spread
from harness.load import load_solution
from harness.records import Limits
from tests.support import APPROACHES, EXAMPLE, kata, load_cases, sample_cases, sudoku

pytestmark = pytest.mark.slow  # for those who work on the kata, not for each learner


EXAMPLE_CASES = load_cases(sudoku(), ("sample",), EXAMPLE)


def spread_of(*names, cases):
    """The writes of some approaches over the variants of some cases."""
    solutions = {name: load_solution(APPROACHES / f"{name}.py") for name in names}
    return measure_spread(sudoku(), solutions, cases, Limits(), lambda _done, _name: None)


def test_approaches_are_measured_on_the_same_variants():
    """Two that search alike spread alike, to the last write."""
    spread = spread_of("bitmask", "recursive_index", "bitboard", cases=EXAMPLE_CASES)
    assert spread["bitmask"] == spread["recursive_index"] != spread["bitboard"]
    [writes] = spread["bitmask"].values()
    assert len(writes) == VARIANTS
    assert max(writes) > 10 * min(writes), "one board misleads"
    assert alike(spread) == {
        ("bitmask", "recursive_index"): spread["bitmask"],
        ("bitboard",): spread["bitboard"],
    }


def test_a_search_is_cut_off_where_nobody_would_wait():
    """The hardest boards for plain search end at the limit, and are marked so."""
    [case] = load_cases(sudoku(), ("stress",), "39-minute board")
    writes = spread_of("bitmask", cases=[case])["bitmask"][case.name]
    assert MOST in writes
    assert max(writes) == MOST


def test_the_strip_has_a_column_for_each_half_power_of_ten():
    """The highest column is where most are; what was cut off is in none."""
    assert sparkline([1, 1, 12, 150, MOST]) == "█ ▄ ▄     "
    assert sparkline([MOST]) == " " * 10
    assert sparkline([99_999])[-1] == "█"


def test_a_strip_that_was_cut_off_is_marked_so(capsys):
    """With how many of the variants were."""
    print_spread({"mine": {"A board": [7, 1500, MOST, MOST]}})
    [line] = [line for line in capsys.readouterr().out.splitlines() if line.startswith("mine")]
    assert line.split()[:6] == ["mine", "7", "50,750", ">", "100,000", "2"]


def test_compare_shows_the_spread_over_each_board_when_it_is_asked_for():
    """As a table, or for programs."""
    asked = ("compare", APPROACHES / "bitboard.py", "--case", EXAMPLE, "--rounds", 1, "--spread")
    shown = kata(*asked, COLUMNS="80").stdout
    assert "Spread: writes to the answer over 16 variants of each board" in shown
    assert max(map(len, shown.splitlines())) <= 80
    lines = shown[shown.index("Spread:") :].splitlines()
    told = json.loads(kata(*asked, "--json").stdout)["spread"]["bitboard"]
    for case in sample_cases():
        assert case.name in lines
        assert len(told[case.name]) == VARIANTS
