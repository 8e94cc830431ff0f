"""Tests of the first complaint about a board, and of the marks of wrong cells."""

from pytest_parametrize_cases import Case, parametrize_cases

from p0037_sudoku_solver.check import complaint, marks
from p0037_sudoku_solver.unique import suspects
from tests.p0037_sudoku_solver.boards import PUZZLE, SOLVED


def with_cells(**cells):
    """Return the solution with some cells replaced: `with_cells(r1c3="7")`."""
    board = [list(row) for row in SOLVED]
    for name, value in cells.items():
        board[int(name[1]) - 1][int(name[3]) - 1] = value
    return board


def test_solution_has_no_complaint_and_no_marks():
    assert complaint(PUZZLE, SOLVED) is None
    assert marks(PUZZLE, SOLVED, SOLVED) == {}


@parametrize_cases(
    Case(
        "untouched",
        answer=PUZZLE,
        reason="the board came back as it was: every blank is still blank",
    ),
    Case("eight rows", answer=SOLVED[:8], reason="the board has 8 rows, expected 9"),
    Case(
        "a row of eight cells",
        answer=[*SOLVED[:3], SOLVED[3][:8], *SOLVED[4:]],
        reason="row 4 (board[3]) has 8 cells, expected 9",
    ),
    Case(
        "a row that is text",
        answer=["".join(SOLVED[0]), *SOLVED[1:]],
        reason="row 1 (board[0]) is the str '534678912', expected a list of nine strings",
    ),
    Case(
        "a row that is a tuple",
        answer=[{"type": "tuple", "text": "('5', …)"}, *SOLVED[1:]],
        reason="row 1 (board[0]) is the tuple ('5', …), expected a list of nine strings",
    ),
    Case(
        "a given overwritten",
        answer=with_cells(r1c1="1"),
        reason="r1c1 (board[0][0]) held the given 5 and now holds '1'",
    ),
    Case("a blank left", answer=with_cells(r1c3="."), reason="1 cell is still blank: r1c3"),
    Case(
        "blanks left",
        answer=with_cells(r1c3=".", r9c1="."),
        reason="2 cells are still blank, first r1c3",
    ),
    Case(
        "a digit twice in a unit",
        answer=with_cells(r6c5="2", r6c6="7"),
        reason="row 6 has two 7s: r6c6 (board[5][5]), yours; r6c1, given",
    ),
    Case("no row is wrong", answer=with_cells(r1c3="6", r1c4="4"), reason="column 3 has two 6s"),
)
def test_complaint_names_what_is_wrong_and_where(answer, reason):
    assert reason in complaint(PUZZLE, answer).text


@parametrize_cases(
    Case("an int", value=4, quoted="the int 4", expected="a string of one character"),
    Case(
        "a subclass of str",
        value={"type": "Liar", "text": "'4'"},
        quoted="the Liar '4'",
        expected="a string of one character",
    ),
    Case("a zero", value="0", quoted="'0'", expected="'1' to '9'"),
    Case("two digits", value="45", quoted="'45'", expected="'1' to '9'"),
    Case("no digit", value="", quoted="''", expected="'1' to '9'"),
    Case("a fullwidth digit", value="４", quoted="'４'", expected="'1' to '9'"),
)
def test_cell_without_a_digit_is_named_with_its_value(value, quoted, expected):
    reason = f"r1c3 (board[0][2]) holds {quoted}, expected {expected}"
    assert reason in complaint(PUZZLE, with_cells(r1c3=value)).text


def test_wrong_digit_is_marked_without_a_clash():
    """A search that gives up early leaves such digits behind."""
    early = [list(row) for row in PUZZLE]
    early[0][2] = "1"
    assert marks(PUZZLE, early, SOLVED)[0, 2] == "wrong"


def test_wrong_missing_changed_and_clashing_cells_have_different_marks():
    found = marks(PUZZLE, with_cells(r1c1="9", r1c3=".", r2c2="1", r9c4="4"), SOLVED)
    assert found[0, 0] == "changed"
    assert found[0, 2] == "missing"
    assert found[1, 1] == found[8, 3] == "wrong"
    assert found[1, 3] == found[7, 3] == "clash"


FOUR = "the 2 at r1c3 or the 1 at r5c9 or the 2 at r7c7 or the 8 at r7c8"
FIVE = "the 1 at r1c1 or the 1 at r2c4 or the 6 at r3c8 or the 1 at r5c9 or another one"


@parametrize_cases(
    Case("the only one", column=0, digit="2", named="the 2 at r1c1"),
    Case("as many as are named", column=2, digit="2", named=FOUR),
    Case("one more", column=0, digit="1", named=FIVE),
)
def test_givens_that_prevent_a_solution_are_named(column, digit, named):
    board = [list(row) for row in PUZZLE]
    board[0][column] = digit
    assert suspects(board) == f"without {named} it has one, so check these givens"
