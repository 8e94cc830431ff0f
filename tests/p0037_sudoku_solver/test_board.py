"""Tests of boards: parsing, clashes, marks and drawings; the tables in `tests/` have errors."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytest_parametrize_cases import Case, parametrize_cases

from harness.console import plain_text
from p0037_sudoku_solver.board import (
    format_json,
    format_line,
    parse_board,
)
from p0037_sudoku_solver.check import complaint, marks
from p0037_sudoku_solver.draw import draw_answer, draw_units
from tests.p0037_sudoku_solver.boards import LINE, PUZZLE, SOLVED, drawn


def with_cells(**cells):
    """Return the solution with some cells replaced: `with_cells(r1c3="7")`."""
    board = [list(row) for row in SOLVED]
    for name, value in cells.items():
        board[int(name[1]) - 1][int(name[3]) - 1] = value
    return board


def test_solution_has_no_complaint_and_no_marks():
    assert complaint(PUZZLE, SOLVED) is None
    assert marks(PUZZLE, SOLVED, SOLVED) == {}


def test_wrong_missing_changed_and_clashing_cells_have_different_marks():
    found = marks(PUZZLE, with_cells(r1c1="9", r1c3=".", r2c2="1", r9c4="4"), SOLVED)
    assert found[0, 0] == "changed"
    assert found[0, 2] == "missing"
    assert found[1, 1] == found[8, 3] == "wrong"
    assert found[1, 3] == found[7, 3] == "clash"
    early = [[*PUZZLE[0][:2], "1", *PUZZLE[0][3:]], *PUZZLE[1:]]
    assert marks(PUZZLE, early, SOLVED)[0, 2] == "wrong", "a search that gave up left it behind"


def test_answer_of_any_shape_can_be_drawn():
    """An answer that is not nine lists of nine is left out, and the expected board is shown."""
    odd = [[{"type": "x", "text": "y"}, *SOLVED[0][1:]], *SOLVED[1:]]
    for answer in (None, 5, [], [[]], SOLVED[:8], odd):
        assert "5 3 4" in plain_text(draw_answer(PUZZLE, answer, SOLVED))
        assert draw_units(PUZZLE, answer, SOLVED) == [], "no string is wrong"


LINES = "\n".join(map("".join, PUZZLE))


@parametrize_cases(
    Case("81 characters", text=format_line(PUZZLE)),
    Case("zeros for blanks", text=LINE.replace(".", "0")),
    Case("underscores for blanks", text=LINE.replace(".", "_")),
    Case("stars for blanks", text=LINE.replace(".", "*")),
    Case("nine lines", text=LINES),
    Case("nine lines with Windows line ends", text=LINES.replace("\n", "\r\n")),
    Case("nine lines of digits apart", text="\n".join(", ".join(row) for row in PUZZLE)),
    Case("LeetCode's JSON", text=format_json(PUZZLE)),
    Case("LeetCode's statement", text=f"Input: board = {format_json(PUZZLE)}"),
    Case("a line of a program", text=f"board = {format_json(PUZZLE)};\n"),
    Case("a list that Python printed", text=str(PUZZLE)),
    Case("JSON with numbers", text=format_json(PUZZLE).replace('"."', "0").replace('"', "")),
    Case("box lines", text=drawn(PUZZLE)),
    Case("box lines of another hand", text=drawn(PUZZLE).replace("|", "│").replace("-", "─")),
    Case("a byte order mark", text="\ufeff" + LINE),
)
def test_board_is_read_in_every_common_format(text):
    """Each text here is LeetCode's example."""
    assert parse_board(text) == PUZZLE


@pytest.mark.slow
@given(st.text(alphabet="[]{}\",'.0123456789|-+\n x\ufeff", max_size=200))
@settings(max_examples=200, deadline=None)
def test_any_text_is_parsed_or_raises_value_error(text):
    """Any other exception would end in a traceback."""
    try:
        board = parse_board(text)
    except ValueError:
        return
    assert [len(row) for row in board] == [9] * 9
