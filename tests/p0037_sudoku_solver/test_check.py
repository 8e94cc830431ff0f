"""Tests of the first complaint about a board, of the marks of wrong cells, and of drawing them."""

from pytest_parametrize_cases import Case, parametrize_cases

from harness.console import plain_text
from harness.drawing import ODD, SIGNS
from p0037_sudoku_solver.check import complaint, marks
from p0037_sudoku_solver.draw import draw_answer, draw_units
from p0037_sudoku_solver.unique import suspects
from tests.p0037_sudoku_solver.boards import PUZZLE, SOLVED, drawn


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


def test_wrong_missing_changed_and_clashing_cells_have_different_marks():
    found = marks(PUZZLE, with_cells(r1c1="9", r1c3=".", r2c2="1", r9c4="4"), SOLVED)
    assert found[0, 0] == "changed"
    assert found[0, 2] == "missing"
    assert found[1, 1] == found[8, 3] == "wrong"
    assert found[1, 3] == found[7, 3] == "clash"
    early = [[*PUZZLE[0][:2], "1", *PUZZLE[0][3:]], *PUZZLE[1:]]
    assert marks(PUZZLE, early, SOLVED)[0, 2] == "wrong", "a search that gave up left it behind"


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


def answered(first_row):
    return plain_text(draw_answer(PUZZLE, [list(first_row), *SOLVED[1:]], SOLVED)).splitlines()


def test_board_is_drawn_in_13_lines_of_25_columns_and_three_boards_in_80():
    assert [len(line) for line in drawn(PUZZLE).splitlines()] == [25] * 13
    assert max(map(len, answered("534678912"))) <= 80


@parametrize_cases(
    Case("missing", row="53.678912", drawn="| 5 3 .?| 6 7 8 | 9 1 2 |", says="? still blank"),
    Case("wrong", row="532678914", drawn="| 5 3 2!| 6 7 8 | 9 1 4!|", says="! wrong"),
    Case("changed", row="934678912", drawn="| 9#3 4 | 6 7 8 |", says="# a given, overwritten"),
    Case("clash", row="533678912", drawn="| 5 3=3!| 6 7 8 |", says="= a given, repeated in"),
)
def test_wrong_cell_has_a_sign_that_the_last_line_explains(row, drawn, says):
    lines = answered(row)
    assert lines[2].split("  ")[1].startswith(drawn)
    assert says in lines[-1]


def test_units_of_the_wrong_cell_are_drawn_after_a_clash():
    lines = plain_text(draw_units(PUZZLE, [list("534674912"), *SOLVED[1:]], SOLVED)).splitlines()
    assert [line[:8] for line in lines[:3]] == ["row 1   ", "column 6", "box 2   "]
    assert lines[-1] == "The solution has 8 in r1c6; now 8 fits there."


def test_verb_agrees_with_the_number_of_digits():
    answer = [list("53.6.8912"), *PUZZLE[1:]]
    *_, last = plain_text(draw_units(PUZZLE, answer, SOLVED)).splitlines()
    assert last == "The solution has 7 in r1c5; now 4, 7 fit there."


def test_signs_of_cells_are_unique():
    assert len({*SIGNS.values(), ODD}) == len(SIGNS) + 1


def test_longer_value_has_a_sign_that_is_explained():
    lines = answered(["5", "3", "12", *"678912"])
    assert lines[2].split("  ")[1].startswith("| 5 3 *!|")
    assert lines[-1].endswith("* not one character")
    assert ODD not in answered("532678914")[-1]


def test_answer_of_any_shape_can_be_drawn():
    """An answer that is not nine lists of nine is left out, and the expected board is shown."""
    odd = [[{"type": "x", "text": "y"}, *SOLVED[0][1:]], *SOLVED[1:]]
    for answer in (None, 5, [], [[]], SOLVED[:8], odd):
        assert "5 3 4" in plain_text(draw_answer(PUZZLE, answer, SOLVED))
