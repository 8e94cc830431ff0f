"""The oracle is held to a second counter, and to what stays true when a board is turned."""

import copy
import csv
import sys
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from pytest_parametrize_cases import Case, parametrize_cases

from p0037_sudoku_solver.oracle import count_solutions, solutions
from tests.p0037_sudoku_solver.plain_counter import count

MANY = 100  # enough to tell "many" from "some", few enough for the plain counter
DIGITS = "123456789"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

# A board that fails is shown as it was found: shrunk, it is no easier to read, and takes a minute.
AS_FOUND = settings(deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate])


def as_board(line):
    """Nine lists of nine from 81 characters."""
    return [list(line[start : start + 9]) for start in range(0, 81, 9)]


def as_line(board):
    """81 characters from nine lists of nine, to compare and to paste."""
    return "".join(map("".join, board))


def known_boards():
    """The boards of the table beside this file, a case each."""
    with Path(__file__).with_name("oracle_boards.tsv").open(encoding="utf-8") as table:
        return [
            Case(row["name"], board=as_board(row["board"]), expected=int(row["solutions"]))
            for row in csv.DictReader(table, delimiter="\t")
        ]


def board_with_sixty():
    """A board with 60 solutions: enough to stop on the way."""
    return next(case.kwargs["board"] for case in known_boards() if case.kwargs["expected"] == 60)


@st.composite
def boards(draw):
    """Boards with a few to many solutions, and, where a given is changed, often none."""
    cells = list(SOLVED)
    for cell in draw(st.sets(st.integers(0, 80), min_size=30, max_size=56)):
        cells[cell] = "."
    if draw(st.integers(0, 3)) == 0:
        cells[draw(st.integers(0, 80))] = draw(st.sampled_from(DIGITS))
    moved = draw(st.sampled_from(list(MOVES.values())))
    return moved(as_board("".join(cells)), draw(st.permutations(range(3))))


# Ways to move a board that keep the number of its solutions. `order` is a permutation of 0, 1, 2.


def renamed(board, order):
    """Each digit becomes another: within its three, and the threes among themselves."""
    names = [str(3 * order[i // 3] + order[i % 3] + 1) for i in range(9)]
    return [[cell if cell == "." else names[int(cell) - 1] for cell in row] for row in board]


def transposed(board, _order):
    """Rows become columns."""
    return [list(column) for column in zip(*board, strict=True)]


def turned(board, _order):
    """A quarter turn."""
    return [list(row) for row in zip(*reversed(board), strict=True)]


def rows_swapped_within_bands(board, order):
    """The rows of each band change places."""
    return [board[row // 3 * 3 + order[row % 3]] for row in range(9)]


def bands_swapped(board, order):
    """The bands, three rows each, change places."""
    return [board[3 * order[row // 3] + row % 3] for row in range(9)]


def stacks_swapped(board, order):
    """The stacks, three columns each, change places."""
    return transposed(bands_swapped(transposed(board, order), order), order)


MOVES = {
    "renaming the digits": renamed,
    "transposing": transposed,
    "turning": turned,
    "swapping rows within their bands": rows_swapped_within_bands,
    "swapping bands": bands_swapped,
    "swapping stacks": stacks_swapped,
}


def faults(board, solution):
    """What keeps `solution` from being a valid completion of `board`; nothing when it is one."""
    if [len(row) for row in solution] != [9] * 9:
        return ["not nine lists of nine"]
    changed = [
        f"r{r + 1}c{c + 1}: the given {board[r][c]} became {solution[r][c]!r}"
        for r in range(9)
        for c in range(9)
        if board[r][c] not in {".", solution[r][c]}
    ]
    boxes = [
        [solution[top + i][left + j] for i in range(3) for j in range(3)]
        for top in (0, 3, 6)
        for left in (0, 3, 6)
    ]
    units = {"row": solution, "column": zip(*solution, strict=True), "box": boxes}
    return changed + [
        f"{kind} {number} holds {list(unit)}"
        for kind, nine in units.items()
        for number, unit in enumerate(nine, 1)
        if sorted(unit) != list(DIGITS)
    ]


@pytest.fixture
def work_limit():
    """A function that ends the test once the oracle has executed so many lines of its code."""
    before = sys.gettrace()

    def limit(lines):
        left = lines

        def trace(frame, event, _argument):
            nonlocal left
            if frame.f_code.co_filename != solutions.__code__.co_filename:
                return None
            left -= event == "line"
            if left < 0:
                sys.settrace(before)
                pytest.fail(f"the oracle executed {lines} lines and was not done: it looks too far")
            return trace

        sys.settrace(trace)

    yield limit
    sys.settrace(before)


@parametrize_cases(*known_boards())
def test_the_count_is_the_known_one(board, expected):
    """The oracle, the plain counter and the table agree on how many solutions a board has."""
    plain, ours = count(board, MANY), count_solutions(board, MANY)
    yielded = len(list(islice(solutions(board), MANY)))
    assert (expected,) * 3 == (plain, ours, yielded), (
        f"{as_line(board)}: {expected} solutions are known; "
        f"plain counter {plain}, count_solutions {ours}, solutions {yielded}"
    )


@settings(AS_FOUND, max_examples=60)
@given(board=boards())
def test_the_count_is_the_plain_counter_s(board):
    """On boards that nobody chose, too, the oracle counts what the plain counter counts."""
    assert count(board, MANY) == count_solutions(board, MANY), as_line(board)


@settings(AS_FOUND, max_examples=60)
@given(board=boards())
def test_every_yield_is_a_valid_completion_and_none_comes_twice(board):
    """What is yielded keeps the givens, has 1-9 in every unit, and is new; the board is kept."""
    before = copy.deepcopy(board)
    found = list(islice(solutions(board), MANY))
    wrong = {as_line(solution): faults(board, solution) for solution in found}
    lines = sorted(map(as_line, found))
    assert not any(wrong.values()), f"{as_line(board)}: {wrong}"
    assert lines == sorted(wrong), f"{as_line(board)}: a solution came twice: {lines}"
    assert before == board, f"{as_line(before)} was changed to {as_line(board)}"


@parametrize_cases(*(Case(name, moved=moved) for name, moved in MOVES.items()))
@settings(AS_FOUND, max_examples=25)
@given(board=boards(), order=st.permutations(range(3)))
def test_the_count_survives(moved, board, order):
    """A board that is renamed, turned or shuffled by bands has as many solutions as before."""
    other = moved(board, order)
    assert count_solutions(board, MANY) == count_solutions(other, MANY), (
        f"{as_line(board)} and {as_line(other)} differ in their number of solutions"
    )


def test_an_empty_board_gives_its_first_solutions_at_once(work_limit):
    """Ten of 6.7e21 solutions come without looking for the rest."""
    empty = as_board("." * 81)
    work_limit(20_000)
    found = list(islice(solutions(empty), 10))
    assert len({as_line(solution) for solution in found}) == 10
    assert not any(faults(empty, solution) for solution in found)


@parametrize_cases(
    Case("nothing is asked for", limit=0, expected=0),
    Case("the limit is below the number", limit=59, expected=59),
    Case("the limit is the number", limit=60, expected=60),
    Case("the limit is above the number", limit=61, expected=60),
)
def test_counting_stops_at_the_limit(limit, expected):
    """A board with 60 solutions counts to the limit, and never beyond what there is."""
    counted = count_solutions(board_with_sixty(), limit)
    assert expected == counted, f"60 solutions, limit {limit}: counted {counted}"


def test_counting_on_an_empty_board_ends_at_the_limit(work_limit):
    """The limit ends the search itself, not only the number that is reported."""
    work_limit(200_000)
    counted = count_solutions(as_board("." * 81), 1000)
    assert counted == 1000, f"an empty board, limit 1000: counted {counted}"


def test_a_clash_is_seen_before_any_search(work_limit):
    """Three sevens in sight of each other: searching on regardless would take minutes."""
    clash = as_board("....7..1..............7...7....6..2.............9" + "." * 32)
    work_limit(1000)
    assert count_solutions(clash, 1) == 0


def test_dead_ends_teach_where_to_branch(work_limit):
    """Platinum Blonde is proved in half the work that it takes without counting dead ends."""
    blonde = as_board(
        ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6..."
    )
    work_limit(40_000)  # it takes 25,565 lines on 3.11 and 3.13; not counting, 52,717
    assert count_solutions(blonde, 2) == 1


def test_each_solution_is_a_board_of_its_own():
    """Spoiling one yield harms neither the next one nor the board."""
    board = board_with_sixty()
    stream = solutions(board)
    first = next(stream)
    for row in first:
        row[:] = ["x"] * 9
    second = next(stream, None)
    assert second is not None, f"{as_line(board)} has 60 solutions and yielded one"
    assert faults(board_with_sixty(), second) == []
    assert as_line(board) == as_line(board_with_sixty())


def test_a_full_board_yields_an_equal_one_not_itself():
    """The solution of a full board is a copy, down to its rows."""
    full = as_board(SOLVED)
    (only,) = solutions(full)
    assert full == only
    assert not {id(full), *map(id, full)} & {id(only), *map(id, only)}
