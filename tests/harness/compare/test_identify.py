"""Tests of identifying the approach that an accepted solution follows."""

import re

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.compare.identify import agreeing, nearest
from harness.compare.measure import record_traces
from harness.compare.searches import count_searches, first_difference, saved_searches, search_of
from harness.solution_files import find_approaches, load_solution
from harness.which_case import cases_named
from tests.support import APPROACHES, EXAMPLE, STALE, SUBMISSIONS, kata, kata_here, sudoku

pytestmark = pytest.mark.slow


PLAIN = [
    "bitmask",
    "cursor_loop",
    "double_loop",
    "first_empty_cell",
    "recursive_index",
    "used_digits",
]
SAVED = saved_searches(APPROACHES)


def nine_down(tmp_path):
    text = (APPROACHES / "used_digits.py").read_text(encoding="utf-8")
    path = tmp_path / "nine.py"
    path.write_text(text.replace('"123456789"', '"987654321"'), encoding="utf-8")
    return path


@pytest.mark.parametrize("path", find_approaches(sudoku()), ids=lambda path: path.stem)
def test_approach_makes_the_saved_search_on_every_board(path):
    cases = load_cases(sudoku())
    searches = count_searches(record_traces(sudoku(), load_solution(path), cases))
    assert searches.keys() == {case.name for case in cases}
    assert searches == SAVED[path.stem], STALE


def test_first_difference_of_another_search_is_named(tmp_path):
    cases = cases_named(sudoku(), EXAMPLE, ("sample",))
    other, bitmask = (
        next(record_traces(sudoku(), load_solution(path), cases))[1]
        for path in (nine_down(tmp_path), APPROACHES / "bitmask.py")
    )
    assert first_difference(other, bitmask)[0] == 1
    mine, nine = ({EXAMPLE: search_of(trace)} for trace in (bitmask, other))
    assert nearest(mine, SAVED, None) == (PLAIN, 1)
    assert nearest(nine, SAVED, "recursive_index") == (PLAIN, 0)
    assert [name for name in SAVED if agreeing(mine, SAVED[name])] == PLAIN
    assert not any(agreeing(nine, known) for known in SAVED.values())


def test_search_with_replaced_rows_is_not_identified():
    """Unseen writes prove nothing."""
    page = searched(SUBMISSIONS / "accepted/rows_replaced_one_by_one.py")
    assert page.startswith("rows were replaced by other lists")


def searched(path):
    """Return what the page says about the search of a file on all boards, on one line."""
    page = kata_here("judge", path).stdout
    return " ".join(page.partition("Search ")[2].split())


def test_unknown_search_is_reported_with_its_count(tmp_path):
    page = searched(nine_down(tmp_path))
    assert page.startswith("no approach searches like this: a median of ")


def test_first_difference_between_searches_is_reported(tmp_path):
    path = tmp_path / "nearly.py"
    text = (APPROACHES / "bitmask.py").read_text(encoding="utf-8")
    stub = "    def solveSudoku(self, board: List[List[str]]) -> None:\n"
    extra = "        if board[0][0] == '5':\n            board[0][2] = '9'; board[0][2] = '.'\n"
    path.write_text(text.replace(stub, stub + extra), encoding="utf-8")
    page = searched(path)
    assert "it first differs from bitmask at write 1 of" in page
    assert not page.startswith("the same as")


@parametrize_cases(
    Case("as many writes", name="recursive_index", following="used_digits"),
    Case("fewer writes", name="bitmask", following="fewest_candidates"),
    Case("other writes", name="flat_index", following="used_digits"),
)
def test_suggested_approach_has_a_new_idea_and_writes_no_more(name, following):
    page = searched(APPROACHES / f"{name}.py")
    _, _, suggested = page.partition("Next ")
    assert suggested.startswith(f"{following}: ")
    digits = re.search(r"([\d,]+) digits written", page)[1].replace(",", "")
    more = re.search(r"\(([\d,]+) digits on", suggested)
    assert not more or int(more[1].replace(",", "")) <= int(digits)


def test_page_names_the_search_reproducibly():
    """The boards do not depend on the speed of the machine."""
    path = SUBMISSIONS / "accepted/raw_paste.py"
    pages = [run("judge", path).stdout for run in (kata, kata_here)]
    first, second = (re.sub(r"Time .*?\n(?=Search)", "", page, flags=re.DOTALL) for page in pages)
    assert first == second
    assert (
        "Search the same as bitmask, cursor_loop, double_loop, first_empty_cell, "
        "recursive_index and used_digits on "
    ) in " ".join(first.split())
