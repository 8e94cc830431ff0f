"""Tests of the oracle against a second counter, and of variants of a board."""

import copy
import csv
from itertools import chain, islice, permutations
from pathlib import Path
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases, vary
from harness.which_case import cases_named
from p0037_sudoku_solver import oracle
from p0037_sudoku_solver.board import DIGITS, format_line, parse_board
from p0037_sudoku_solver.check import complaint
from p0037_sudoku_solver.oracle import count_solutions, solutions
from p0037_sudoku_solver.row_by_row import placements
from p0037_sudoku_solver.symmetry import MOST_PLACEMENTS, any_variant, shuffled, variant
from tests.p0037_sudoku_solver.boards import SOLVED, board_of, count
from tests.solutions.counts import solution_of, source
from tests.support import sudoku

MANY = 100  # where counting stops: the plain counter is slow

# A failing board is not shrunk: that takes a minute, and the result is not easier to read.
AS_FOUND = settings(deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate])


def known_boards():
    with Path(__file__).with_name("oracle_boards.tsv").open(encoding="utf-8") as table:
        return [
            Case(row["name"], board=parse_board(row["board"]), expected=int(row["solutions"]))
            for row in csv.DictReader(table, delimiter="\t")
        ]


def board_with(number):
    return next(one.kwargs["board"] for one in known_boards() if one.kwargs["expected"] == number)


@st.composite
def boards(draw):
    """Draw a board with one to many solutions or, if a given was changed, often none."""
    cells = list(chain(*SOLVED))
    for cell in draw(st.sets(st.integers(0, 80), min_size=30, max_size=56)):
        cells[cell] = "."
    if draw(st.integers(0, 3)) == 0:
        cells[draw(st.integers(0, 80))] = draw(st.sampled_from(DIGITS))
    return any_variant(parse_board("".join(cells)), Random(draw(st.integers(0, 10**9))))


@pytest.fixture
def work_limit(monkeypatch):
    """Return a function that fails the test once the oracle has examined that many boards."""
    settle = oracle._settle  # noqa: SLF001 - the search passes each board to it

    def limit(boards):
        left = iter(range(boards))

        def counted(candidates):
            assert next(left, None) is not None, f"more than {boards} boards were examined"
            return settle(candidates)

        monkeypatch.setattr(oracle, "_settle", counted)

    return limit


@parametrize_cases(*known_boards())
def test_oracle_agrees_with_a_plain_counter_and_the_known_counts(board, expected):
    plain, ours = count(board, MANY), count_solutions(board, MANY)
    yielded = len(list(islice(solutions(board), MANY)))
    assert (expected,) * 3 == (plain, ours, yielded), (
        f"{format_line(board)}: {expected} solutions are known; "
        f"plain counter {plain}, count_solutions {ours}, solutions {yielded}"
    )


@pytest.mark.slow
@settings(AS_FOUND, max_examples=60)
@given(board=boards())
def test_oracle_yields_each_solution_of_a_random_board_once(board):
    before = copy.deepcopy(board)
    found = list(islice(solutions(board), MANY))
    assert len(found) == count(before, MANY) == count_solutions(board, MANY), format_line(board)
    wrong = {format_line(solution): complaint(board, solution) for solution in found}
    lines = sorted(map(format_line, found))
    assert not any(wrong.values()), f"{format_line(board)}: {wrong}"
    assert lines == sorted(wrong), f"{format_line(board)}: a solution occurs twice: {lines}"
    assert before == board, f"{format_line(before)} was changed to {format_line(board)}"


def test_oracle_refutes_a_board_that_defeats_a_plain_search(work_limit):
    """Source: Norvig, Solving Every Sudoku Puzzle; it took his program 1,439 seconds."""
    work_limit(10)
    rows = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
    assert count_solutions(parse_board(rows), 1) == 0


def test_empty_board_yields_first_solutions_lazily(work_limit):
    """An empty board has 6.7e21 solutions."""
    empty = parse_board("." * 81)
    work_limit(200)
    found = list(islice(solutions(empty), 10))
    assert len({format_line(solution) for solution in found}) == 10
    assert not any(complaint(empty, solution) for solution in found)
    assert count_solutions(empty, 10) == 10, "the limit ends the search, not only the count"


@pytest.mark.parametrize(("limit", "expected"), [(0, 0), (59, 59), (60, 60), (61, 60)])
def test_counting_stops_at_the_limit(limit, expected):
    counted = count_solutions(board_with(60), limit)
    assert expected == counted, f"60 solutions, limit {limit}: counted {counted}"


def test_clashing_givens_are_found_before_the_search(work_limit):
    """A search of this board, on which three sevens clash, would take minutes."""
    clash = parse_board("....7..1..............7...7....6..2.............9" + "." * 32)
    work_limit(1)
    assert count_solutions(clash, 1) == 0


def test_yielded_solution_is_an_independent_copy():
    board = board_with(60)
    stream = solutions(board)
    first = next(stream)
    for row in first:
        row[:] = ["x"] * 9
    second = next(stream, None)
    assert second is not None, f"{format_line(board)} has 60 solutions and yielded one"
    assert complaint(board_with(60), second) is None
    assert format_line(board) == format_line(board_with(60))


@pytest.mark.slow
@pytest.mark.parametrize("number", [2, 12, 60])
def test_flat_index_yields_every_solution(number):
    found = solution_of(source("flat_index"))().solutions(board_with(number))
    expected = list(map(format_line, solutions(board_with(number))))
    assert sorted(map(format_line, found)) == sorted(expected)
    assert len(expected) == number


CASES = load_cases(sudoku())


@given(st.sampled_from(CASES), st.integers(0, 10**9))
@settings(max_examples=40, deadline=None)
def test_variant_has_one_solution_and_the_same_number_of_givens(case, seed):
    board = board_of(case)
    other = any_variant(board, Random(seed))
    assert count_solutions(other, 2) == 1
    assert sum(row.count(".") for row in other) == sum(row.count(".") for row in board)


def test_shuffling_returns_every_order():
    """The argument is a string, so it is not changed in place."""
    orders = {tuple(shuffled("abc", Random(seed))) for seed in range(60)}
    assert orders == {*permutations("abc")}


def test_costly_variants_are_skipped_when_no_cheap_one_is_found():
    """No variant of the board is cheap with these seeds, and the first one costs far too much."""
    name = "Norvig's top 95, half turn"
    [hard] = cases_named(sudoku(), name, ("stress",))
    for seed in (5, 10, 11):
        other = variant(board_of(hard), Random(seed))
        assert placements(other, MOST_PLACEMENTS + 1) <= MOST_PLACEMENTS, seed


def test_variants_depend_on_the_seed_name_their_case_and_are_not_in_the_bank():
    """A failure can be reproduced, and a table of the bank's answers does not pass variants."""
    bank, boards = {case.name: case for case in CASES}, [format_line(board_of(c)) for c in CASES]
    drawn, two = vary(sudoku(), CASES, 6, 11), [CASES[0], CASES[-1]]
    assert drawn == vary(sudoku(), CASES, 6, 11) != vary(sudoku(), CASES, 6, 12)
    for number, case in enumerate(drawn, 1):
        assert case.name == f"{case.parent} (variant {number})"
        assert case.tier == bank[case.parent].tier
        assert format_line(board_of(case)) not in boards
    assert {case.parent for case in vary(sudoku(), two, 6, 11)} == {case.name for case in two}
