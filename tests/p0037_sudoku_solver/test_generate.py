"""Boards that are made keep what is promised of them: unique, minimal, their own, and the same."""

import os
import subprocess
import sys
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytest_parametrize_cases import Case, parametrize_cases

from harness.load import PROBLEMS
from p0037_sudoku_solver import generate as generating
from p0037_sudoku_solver.board import CELLS, format_line, parse_board
from p0037_sudoku_solver.generate import generate
from p0037_sudoku_solver.oracle import count_solutions, solutions
from p0037_sudoku_solver.random_grid import fingerprint, random_grid
from tests.p0037_sudoku_solver.plain_counter import count

FIRST = "4..1.....3.....1.2..74..8...416...9..5.7..31..7.....2.1.9..8.......692..7.....6.."
"""What seed 37 begins with, here and everywhere."""
PRINT_FIRST = """
from p0037_sudoku_solver.generate import generate
from p0037_sudoku_solver.board import format_line
print(format_line(next(generate(1, 37, 26))))
"""


def givens_of(board):
    """How many cells are filled."""
    return sum(cell != "." for row in board for cell in row)


def in_another_guise(grid, rng):
    """The same grid, with everything moved that a symmetry of Sudoku can move."""
    if rng.random() < 0.5:
        grid = list(zip(*grid, strict=True))
    lines = [
        [3 * band + line for band in rng.sample(range(3), 3) for line in rng.sample(range(3), 3)]
        for _ in range(2)
    ]
    names = dict(zip("123456789", rng.sample("123456789", 9), strict=True))
    return [[names[grid[row][column]] for column in lines[1]] for row in lines[0]]


@parametrize_cases(
    Case("few", givens=24, number=3),
    Case("as many as usual", givens=30, number=20),
    Case("many", givens=50, number=10),
    Case("one blank", givens=80, number=3),
    Case("no blank", givens=81, number=3),
)
def test_each_board_has_one_solution_and_the_givens_asked_for(givens, number):
    """By a counter that shares nothing with the oracle that proved it."""
    boards = list(generate(number, 1, givens))
    assert [givens_of(board) for board in boards] == [givens] * number
    assert [count(board, 2) for board in boards] == [1] * number


def test_of_a_minimal_board_no_given_can_be_left_out():
    """Each one alone keeps at least one more solution away."""
    for board in generate(4, 2, minimal=True):
        assert count_solutions(board, 2) == 1
        for row, column in CELLS:
            digit, board[row][column] = board[row][column], "."
            assert (count_solutions(board, 2) > 1) == (digit != ".")
            board[row][column] = digit


def test_minimal_boards_have_the_givens_asked_for_where_such_boards_are_met():
    """Up to 27; who asks for more gets fewer."""
    assert {givens_of(board) for board in generate(5, 3, 25, minimal=True)} == {25}
    assert all(20 <= givens_of(board) < 30 for board in generate(5, 3, 30, minimal=True))


def test_a_seed_makes_the_same_boards_on_every_python():
    """Whatever sets and hashes are like in that process."""
    done = subprocess.run(
        [sys.executable, "-c", PRINT_FIRST],
        env=os.environ | {"PYTHONPATH": str(PROBLEMS), "PYTHONHASHSEED": "5"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == FIRST


def test_a_long_row_begins_with_the_short_one_and_another_seed_makes_others():
    """So that a benchmark may be made longer."""
    short, long = list(generate(5, 4)), list(generate(9, 4))
    assert long[:5] == short
    assert not set(map(format_line, long)) & set(map(format_line, generate(9, 5)))


def test_a_grid_in_another_guise_is_no_grid_of_its_own(monkeypatch):
    """It is dropped, and another one takes its place."""
    first, second = random_grid(Random(1)), random_grid(Random(2))
    guises = [in_another_guise(first, Random(seed)) for seed in range(5)]
    monkeypatch.setattr(generating, "random_grid", lambda _, row=[second, *guises]: row.pop())
    told = []
    boards = list(generate(2, 1, 70, tell=lambda *what: told.append(what)))
    assert told[0] == (0, "0 grids tried")
    assert told[-1] == (1, "5 grids tried")
    assert fingerprint(next(solutions(boards[1]))) == fingerprint(second)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_the_fingerprint_of_a_grid_is_the_same_in_every_guise(seed):
    """Whatever the grid, and whatever is done to it."""
    grid = random_grid(Random(seed))
    assert count(grid, 2) == 1
    assert fingerprint(in_another_guise(grid, Random(seed + 1))) == fingerprint(grid)


def test_grids_at_random_are_apart_by_their_fingerprints():
    """Hardly a grid is ever dropped for looking like one that it is not."""
    rng = Random(6)
    assert len({str(fingerprint(random_grid(rng))) for _ in range(100)}) == 100


@parametrize_cases(
    Case("down to 30 givens", givens=30, minimal=False, at_most=35),
    Case("as far as it goes", givens=81, minimal=True, at_most=70),
)
def test_blocks_make_the_board_that_single_cells_make_with_fewer_proofs(
    givens, minimal, at_most, monkeypatch
):
    """81 proofs a board would be too slow: what matters is that they are counted, not timed."""
    proofs = 0

    def counted(board, limit):
        nonlocal proofs
        proofs += 1
        return count_solutions(board, limit)

    monkeypatch.setattr(generating, "count_solutions", counted)
    boards = list(generate(20, 7, givens, minimal=minimal))
    assert proofs <= 20 * at_most
    monkeypatch.setattr(generating, "BLOCK", 1)
    assert list(generate(20, 7, givens, minimal=minimal)) == boards


@parametrize_cases(
    Case("none exist", wish=(1, 1, 16), says="it takes 17"),
    Case("too rare", wish=(1, 1, 21), says="too rare to be met by chance; ask for 22 to 81"),
    Case("too many", wish=(1, 1, 82), says="81 cells"),
    Case("a count below 0", wish=(-1, 1, 30), says="got -1"),
    Case("a seed below 0", wish=(1, -2, 30), says="got 1 and -2"),
)
def test_a_wish_that_cannot_be_met_is_refused_at_once(wish, says):
    """With what can be asked for instead, and before anybody asks for the first board."""
    with pytest.raises(ValueError, match=says):
        generate(*wish)
    assert list(generate(0, 1)) == []


def test_what_is_made_can_be_read_again_as_it_is_written():
    """A line of 81 characters and back."""
    board = next(generate(1, 8))
    assert parse_board(format_line(board)) == board
