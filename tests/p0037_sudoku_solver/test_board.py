"""Tests of parsing boards, of units and peers, and of clashes."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytest_parametrize_cases import Case, parametrize_cases

from p0037_sudoku_solver.board import (
    CELLS,
    PEERS,
    UNITS,
    clashes,
    format_json,
    format_line,
    parse_board,
)
from tests.p0037_sudoku_solver.boards import LINE, PUZZLE, drawn

LINES = "\n".join(map("".join, PUZZLE))


def test_grid_has_27_units_and_each_cell_20_peers():
    assert len(UNITS) == 27
    assert {len(set(unit)) for unit in UNITS.values()} == {9}
    assert {len(PEERS[cell]) for cell in CELLS} == {20}


@parametrize_cases(
    Case("81 characters", text=format_line(PUZZLE)),
    Case("zeros for blanks", text=LINE.replace(".", "0")),
    Case("underscores for blanks", text=LINE.replace(".", "_")),
    Case("stars for blanks", text=LINE.replace(".", "*")),
    Case("nine lines", text=LINES),
    Case("nine lines with Windows line ends", text=LINES.replace("\n", "\r\n")),
    Case("nine lines of digits apart", text="\n".join(" ".join(row) for row in PUZZLE)),
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


@parametrize_cases(
    Case("nothing", text=" \n", message="the board is empty"),
    Case("80 characters", text=LINE[:80], message="80 characters in one line, expected 81"),
    Case("eight rows", text=LINES[:-10], message="the board has 8 rows, expected 9"),
    Case(
        "a short row",
        text=LINES.replace("8...6...3", "8...6..3"),
        message="row 4 has 8 cells, expected 9",
    ),
    Case("a letter", text=LINE.replace("7", "x"), message="r1c5: 'x' is not a digit"),
    Case("a fullwidth digit", text=LINE.replace("3", "３", 1), message="r1c2: '３' is not a digit"),
    Case("a ten", text=str(PUZZLE).replace("'5'", "10", 1), message="r1c1: 10 is not a digit"),
    Case("half of it", text=format_json(PUZZLE)[:60], message="looks like JSON but cannot be"),
    Case("JSON of another shape", text="[1, 2]", message="not a list of lists"),
    Case("a row of JSON missing", text=str(PUZZLE[:8]), message="8 rows, expected 9"),
)
def test_malformed_board_is_refused_with_its_position(text, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        parse_board(text)


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


def test_clash_has_its_unit_digit_and_cells():
    board = [list(row) for row in PUZZLE]
    board[8][4] = "7"
    assert clashes(board) == [
        ("row 9", "7", [(8, 4), (8, 7)]),
        ("column 5", "7", [(0, 4), (8, 4)]),
    ]
