"""Searches told by what they write: counts that every machine repeats, and whose search it is."""

import json
import re

import pytest

from harness.compare.fingerprints import (
    first_difference,
    format_table,
    groups,
    nearest,
    read_table,
    record,
    search_of,
    takes_nothing_back,
)
from harness.load import find_approaches, load_cases, load_solution
from harness.records import Limits
from tests.harness.tapes import taped
from tests.support import APPROACHES, EXAMPLE, SUBMISSIONS, kata, sudoku

pytestmark = pytest.mark.slow  # for those who work on the kata, not for each learner


PLAIN = ["bitmask", "cursor_loop", "double_loop", "first_empty_cell", "recursive_index"]
TABLE = read_table(APPROACHES)
SHORT = [case for case in load_cases(sudoku()) if case.input["placements"] <= 500]


def searches_of(path, cases):
    """Return what a file writes on some cases."""
    traces = record(sudoku(), load_solution(path), cases, Limits())
    return {case.name: search_of(trace) for case, trace in traces}


def nine_down(tmp_path):
    """The double loop, with the digits tried from 9 down."""
    text = (APPROACHES / "double_loop.py").read_text(encoding="utf-8")
    path = tmp_path / "nine.py"
    path.write_text(text.replace('"123456789"', '"987654321"'), encoding="utf-8")
    return path


def test_the_writes_of_an_approach_are_those_that_are_written_down():
    """On the boards with a short search; `kata compare --save` writes them down anew."""
    found = searches_of(APPROACHES / "crook.py", SHORT)
    assert found == {case.name: TABLE["crook"][case.name] for case in SHORT}


@pytest.mark.parametrize("path", find_approaches(sudoku()), ids=lambda path: path.stem)
def test_an_approach_makes_the_writes_that_are_written_down_on_every_board(path):
    """The same numbers on every machine and every Python."""
    assert searches_of(path, load_cases(sudoku())) == TABLE[path.stem]


def test_the_table_holds_every_approach_and_every_judged_case():
    """Nothing that is compared is missing from it."""
    assert list(TABLE) == [path.stem for path in find_approaches(sudoku())]
    names = [case.name for case in load_cases(sudoku())]
    assert all(list(own) == names for own in TABLE.values())


def test_the_table_is_read_as_it_was_written(tmp_path):
    """Names of cases hold apostrophes and spaces."""
    (tmp_path / "searches.tsv").write_text(format_table(TABLE), encoding="utf-8")
    assert read_table(tmp_path) == TABLE


def test_the_plain_approaches_are_one_group_and_the_rest_search_otherwise():
    """They try the same digits, so their times differ for other reasons."""
    assert PLAIN in groups(TABLE)
    alone = {name for name, own in TABLE.items() if takes_nothing_back(own)}
    assert alone == {"algorithm_x", "bitboard", "constraint_propagation"}


def test_leetcodes_example_takes_4208_placements_and_4157_undos_row_by_row():
    """The number to remember."""
    search = TABLE["recursive_index"][EXAMPLE]
    assert (search.placements, search.overwrites, search.undos) == (4208, 0, 4157)


def test_digits_from_nine_down_are_another_search_and_the_first_difference_is_found(tmp_path):
    """Its first write is another one already."""
    cases = load_cases(sudoku(), ("sample",), EXAMPLE)
    other = next(record(sudoku(), load_solution(nine_down(tmp_path)), cases, Limits()))[1]
    own = next(record(sudoku(), load_solution(APPROACHES / "bitmask.py"), cases, Limits()))[1]
    first, second = first_difference(other, own)
    assert first.number == second.number
    assert (first.cell, first.new) != (second.cell, second.new)
    assert first_difference(own, own) is None
    assert nearest({EXAMPLE: search_of(own)}, TABLE, None) == (PLAIN, 1)
    assert nearest({EXAMPLE: search_of(other)}, TABLE, "recursive_index") == (PLAIN, 0)


def test_the_same_digits_in_other_cells_are_another_search():
    """A write is a digit and a place."""
    here, there = (taped([(at, "3")]) for at in (0, 2))
    first, second = first_difference(here, there)
    assert (first.cell, second.cell) == ((0, 0), (0, 2))
    assert first_difference(here, taped([(0, "3")])) is None


def test_rows_that_are_replaced_are_no_search_that_is_known():
    """Nothing is claimed of writes that are not seen."""
    path = SUBMISSIONS / "accepted/rows_replaced_one_by_one.py"
    done = kata("judge", path, "--search", "--tier", "sample")
    assert "Search  rows were replaced by other lists" in done.stdout


def test_solutions_are_recorded_one_after_another_and_somebody_is_told():
    """The counting has a bar of its own."""
    calls = []
    solution = load_solution(APPROACHES / "bitmask.py")
    found = record(sudoku(), solution, SHORT[:2], Limits(), lambda *call: calls.append(call))
    assert [case for case, _ in found] == SHORT[:2]
    assert calls == [(0, SHORT[0].name), (1, SHORT[1].name)]


def test_a_solution_with_names_of_its_own_is_told_whose_search_it_makes():
    """By its writes, not by its text."""
    path = SUBMISSIONS / "accepted/raw_paste.py"
    done = kata("judge", path, "--search", "--tier", "sample")
    assert done.returncode == 0, done.stderr
    words = " ".join(done.stdout.split())
    assert (
        "Search the same writes as bitmask, cursor_loop, double_loop, first_empty_cell and "
        "recursive_index on "
    ) in words
    assert "Next " in words


def test_another_search_is_told_where_it_first_differs(tmp_path):
    """On which board, at which write, and what each of the two wrote."""
    done = kata("judge", nine_down(tmp_path), "--search", "--tier", "sample")
    assert "Search  most like " in done.stdout
    assert "it first differs from " in " ".join(done.stdout.split())


def test_the_same_solution_gets_the_same_page_but_for_its_times():
    """Its search is looked at on a fixed set of boards, however fast the machine is."""
    path = SUBMISSIONS / "accepted/raw_paste.py"
    pages = [kata("judge", path, "--search").stdout for _ in range(2)]
    first, second = (re.sub(r"Time .*?\n(?=Search)", "", page, flags=re.DOTALL) for page in pages)
    assert first == second
    assert "Search " in first


def test_compare_tells_the_counts_of_each_approach_on_each_board():
    """For programs, with the keys that the table has."""
    done = kata("compare", APPROACHES / "bitmask.py", "--case", EXAMPLE, "--rounds", 1, "--json")
    [row] = json.loads(done.stdout)["approaches"]
    assert row["counts"][EXAMPLE] == {
        "placements": 4208,
        "overwrites": 0,
        "undos": 4157,
        "max_depth": 51,
    }
