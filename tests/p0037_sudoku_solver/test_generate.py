"""Generated boards have one solution each, differ by more than symmetry, and repeat by seed."""

import os
import subprocess
import sys
from random import Random

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.load import PROBLEMS
from p0037_sudoku_solver.board import CELLS, format_line, parse_board
from p0037_sudoku_solver.generate import dig_holes, generate
from p0037_sudoku_solver.oracle import count_solutions, solutions
from p0037_sudoku_solver.random_grid import random_grid, shuffled
from p0037_sudoku_solver.symmetry import any_variant, fingerprint
from tests.p0037_sudoku_solver.plain_counter import count

FIRST = "4..1.....3.....1.2..74..8...416...9..5.7..31..7.....2.1.9..8.......692..7.....6.."
"""The first board from seed 37, on every machine and every Python."""
PRINT_FIRST = """
from p0037_sudoku_solver.generate import generate
from p0037_sudoku_solver.board import format_line
print(format_line(next(generate(1, 37, 26))))
"""


def givens_of(board):
    """Count the filled cells of a board."""
    return sum(cell != "." for row in board for cell in row)


@parametrize_cases(
    Case("few", givens=24, number=3),
    Case("as many as usual", givens=30, number=20),
    Case("many", givens=50, number=10),
    Case("one blank", givens=80, number=3),
    Case("no blank", givens=81, number=3),
)
def test_each_board_has_one_solution_and_the_givens_asked_for(givens, number):
    """The solutions are counted by a counter that shares nothing with the oracle."""
    boards = list(generate(number, 1, givens))
    assert [givens_of(board) for board in boards] == [givens] * number
    assert [count(board, 2) for board in boards] == [1] * number


def test_a_minimal_board_has_more_solutions_without_any_one_of_its_givens():
    for board in generate(4, 2, minimal=True):
        assert count_solutions(board, 2) == 1
        for row, column in CELLS:
            digit, board[row][column] = board[row][column], "."
            assert (count_solutions(board, 2) > 1) == (digit != ".")
            board[row][column] = digit


def test_minimal_boards_have_the_givens_asked_for_up_to_27_and_fewer_beyond():
    assert {givens_of(board) for board in generate(5, 3, 25, minimal=True)} == {25}
    assert all(20 <= givens_of(board) < 30 for board in generate(5, 3, 30, minimal=True))


def test_a_seed_generates_the_same_boards_on_every_python():
    """Neither the version nor the order of sets in a process makes a difference."""
    done = subprocess.run(
        [sys.executable, "-c", PRINT_FIRST],
        env=os.environ | {"PYTHONPATH": str(PROBLEMS), "PYTHONHASHSEED": "5"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == FIRST


def test_a_long_run_starts_with_the_boards_of_a_short_one():
    """A benchmark can be made longer without losing its first boards."""
    assert list(generate(9, 4))[:5] == list(generate(5, 4))


def test_another_seed_generates_other_boards():
    assert not set(map(format_line, generate(9, 4))) & set(map(format_line, generate(9, 5)))


def test_a_variant_of_an_earlier_grid_is_dropped():
    first, second = random_grid(Random(1)), random_grid(Random(2))
    variants = [any_variant(first, Random(seed)) for seed in range(5)]
    grids = iter([*variants, second])
    reports = []
    boards = list(
        generate(
            count=2,
            seed=1,
            givens=70,
            progress=lambda *report: reports.append(report),
            new_grid=lambda _: next(grids),
        )
    )
    assert reports[0] == (0, "0 grids tried")
    assert reports[-1] == (1, "5 grids tried")
    assert fingerprint(next(solutions(boards[1]))) == fingerprint(second)


@pytest.mark.slow
@parametrize_cases(
    Case("down to 30 givens", givens=30, at_most=35),
    Case("down to a minimal board", givens=0, at_most=70),
)
def test_digging_by_blocks_leaves_the_same_board_as_cell_by_cell_with_fewer_proofs(givens, at_most):
    """The proofs are counted, not timed. Cell by cell it takes up to 81 a board."""
    proofs = 0

    def counted(board, limit):
        nonlocal proofs
        proofs += 1
        return count_solutions(board, limit)

    rng = Random(7)
    for _ in range(20):
        grid, order = random_grid(rng), shuffled(CELLS, rng)
        board = dig_holes(grid, order, givens, count_solutions=counted)
        assert board == dig_holes(grid, order, givens, block=1)
    assert proofs <= 20 * at_most


@parametrize_cases(
    Case("none exist", asked=(1, 1, 16), says="at least 17 are needed"),
    Case("too rare", asked=(1, 1, 21), says="too rare to find at random; ask for 22 to 81"),
    Case("too many", asked=(1, 1, 82), says="cannot have 82 givens; ask for 22 to 81"),
    Case("a count below 0", asked=(-1, 1, 30), says="got count -1 and seed 1"),
    Case("a seed below 0", asked=(1, -2, 30), says="got count 1 and seed -2"),
)
def test_what_cannot_be_generated_is_refused_before_the_first_board(asked, says):
    with pytest.raises(ValueError, match=says):
        generate(*asked)


def test_no_boards_are_generated_where_none_are_asked_for():
    assert list(generate(0, 1)) == []


def test_a_generated_board_is_read_back_as_it_is_written():
    board = next(generate(1, 8))
    assert parse_board(format_line(board)) == board
