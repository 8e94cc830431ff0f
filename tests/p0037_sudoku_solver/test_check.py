"""What the check says of a board that came back. The boards here are the point of the test."""

from pytest_parametrize_cases import Case, parametrize_cases

from p0037_sudoku_solver.board import parse_board
from p0037_sudoku_solver.check import complaint, marks
from p0037_sudoku_solver.oracle import solutions
from p0037_sudoku_solver.problem import draw

PUZZLE = parse_board(
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
)
SOLVED = next(solutions(PUZZLE))


def with_cells(**cells):
    """The solution with some cells replaced: `with_cells(r1c3="7")`."""
    board = [list(row) for row in SOLVED]
    for name, value in cells.items():
        board[int(name[1]) - 1][int(name[3]) - 1] = value
    return board


def test_the_solution_is_right():
    """And nothing is marked in it."""
    assert complaint(PUZZLE, SOLVED) is None
    assert marks(PUZZLE, SOLVED, SOLVED) == {}


@parametrize_cases(
    Case("untouched", answer=PUZZLE, reason="the board itself was not changed"),
    Case("eight rows", answer=SOLVED[:8], reason="the board has 8 rows, expected 9"),
    Case(
        "a row of eight cells",
        answer=[*SOLVED[:3], SOLVED[3][:8], *SOLVED[4:]],
        reason="row 4 has 8 cells, expected 9",
    ),
    Case(
        "a row that is text",
        answer=["".join(SOLVED[0]), *SOLVED[1:]],
        reason="row 1 is the str '534678912', expected a list of nine strings",
    ),
    Case(
        "a row that is a tuple",
        answer=[{"type": "tuple", "text": "('5', …)"}, *SOLVED[1:]],
        reason="row 1 is the tuple ('5', …), expected a list of nine strings",
    ),
    Case(
        "a number for a string",
        answer=with_cells(r1c3=4),
        reason="r1c3 holds the int 4, expected a string of one character",
    ),
    Case(
        "a subclass of str",
        answer=with_cells(r1c3={"type": "Liar", "text": "'4'"}),
        reason="r1c3 holds the Liar '4', expected a string of one character",
    ),
    Case(
        "a given overwritten",
        answer=with_cells(r1c1="1"),
        reason="r1c1 was the given 5 and now holds '1'",
    ),
    Case("a zero", answer=with_cells(r1c3="0"), reason="r1c3 holds '0', expected '1' to '9'"),
    Case("two digits in a cell", answer=with_cells(r1c3="44"), reason="r1c3 holds '44', expected"),
    Case("a fullwidth digit", answer=with_cells(r1c3="４"), reason="r1c3 holds '４', expected"),
    Case("a blank left", answer=with_cells(r1c3="."), reason="1 cell is still blank, first r1c3"),
    Case(
        "blanks left",
        answer=with_cells(r1c3=".", r9c1="."),
        reason="2 cells are still blank, first r1c3",
    ),
    Case(
        "a digit twice in a unit",
        answer=with_cells(r6c5="2", r6c6="7"),
        reason="row 6 has two 7s: r6c1 (given) and r6c6 (yours)",
    ),
)
def test_what_is_wrong_is_said_with_its_place(answer, reason):
    """The first thing a learner can act on."""
    assert reason in (complaint(PUZZLE, answer) or "nothing wrong")


def test_swapping_two_digits_everywhere_they_are_not_given_is_caught():
    """Rows alone may look right: each unit counts."""
    board = [list(row) for row in SOLVED]
    board[0][2], board[0][3] = board[0][3], board[0][2]
    assert "column 3 has two 6s" in complaint(PUZZLE, board)


def test_a_digit_that_clashes_with_nothing_yet_is_marked_all_the_same():
    """A search that gave up early leaves such digits behind."""
    early = [list(row) for row in PUZZLE]
    early[0][2] = "1"
    assert marks(PUZZLE, early, SOLVED)[0, 2] == "wrong"


def test_wrong_missing_and_changed_cells_each_have_a_mark_of_their_own():
    """So that the grid can be read without colour."""
    found = marks(PUZZLE, with_cells(r1c1="9", r1c3=".", r2c2="1", r9c4="4"), SOLVED)
    assert found[0, 0] == "changed"
    assert found[0, 2] == "missing"
    assert found[1, 1] == found[8, 3] == "wrong"
    assert found[1, 3] == found[7, 3] == "clash"


def test_the_drawn_answer_shows_each_mark_and_says_what_it_means_in_80_columns():
    """Input, output and expected stand side by side."""
    lines = ["".join(text for text, _ in line) for line in draw([PUZZLE], with_cells(r1c3="."))]
    assert max(map(len, lines)) <= 80
    assert lines[2].split("  ")[1] == "| 5 3 .?| 6 7 8 | 9 1 2 |"
    assert lines[-1] == "? still blank"


def test_an_answer_of_any_shape_can_be_drawn():
    """What has no shape of a board is left out, and the expected board is still there."""
    for answer in (None, 5, [], [[]], SOLVED[:8], with_cells(r1c1={"type": "x", "text": "y"})):
        lines = ["".join(text for text, _ in line) for line in draw([PUZZLE], answer)]
        assert any("5 3 ." in line for line in lines)
