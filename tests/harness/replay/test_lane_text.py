"""Tests of a lane as text: the board with its signs, the counts, and the rows of the source."""

from dataclasses import replace

from pytest_parametrize_cases import Case, parametrize_cases

from harness.console import plain_text
from harness.replay.lane_text import (
    board_lines,
    board_size,
    cut_line,
    fact_lines,
    source_drawing,
)
from tests.harness.replay.lanes import PLACES, SOURCE, UNDOES, approach_lane, small_lane
from tests.harness.tapes import SOLVING

[LINE] = small_lane([(0, "3")]).timeline.trace.lines
"""The line of this process that writes to a small board."""
EACH_SIGN = [
    (1, "9"),
    (4, "."),
    (0, "3"),
    (2, "9"),
    (5, "4"),
    (6, "2"),
    (6, "."),
    (5, "."),
    (3, "."),
]


@parametrize_cases(
    Case("after a write", moment=6, rows=["| 3' 9#| 9! 4 |", "| .# 4'|[2] . |"]),
    Case("after undos", moment=9, rows=["| 3' 9#| 9![×]|", "| .# × | ×  . |"]),
)
def test_cell_has_the_sign_of_its_style(moment, rows):
    rule, first, second, *_ = plain_text(board_lines(small_lane(EACH_SIGN), moment)).splitlines()
    assert (rule, [first, second]) == ("+------+------+", rows)


def test_value_is_not_wrong_when_the_answer_is_unknown():
    lane = small_lane([(2, "9"), (0, "3")], answer=b"")
    assert "|[3] 2 | 9' 4 |" in plain_text(board_lines(lane, 2))


def test_last_write_is_in_words():
    lane = small_lane([(2, "3"), (2, "3"), (2, "1"), (2, ".")])
    lines = [plain_text(fact_lines(lane, moment)).splitlines()[-1] for moment in range(5)]
    words = ["3 placed", "unchanged", "1 over 3", "1 undone"]
    assert lines == ["nothing written yet", *(f"r1c3 {it}, line {LINE}" for it in words)]


def test_counts_are_those_of_the_moment():
    cells = [(0, "3"), (2, "1"), (5, "4"), (6, "2"), (8, "3")]
    lane = small_lane([*cells, (8, "1"), (8, "2"), (1, "9"), (8, "."), (0, ".")])
    lines = plain_text(fact_lines(lane, 9)).splitlines()
    counts = ["placed 5", "undone 1", "overwritten 3", "depth 4"]
    assert [" ".join(line.split()) for line in lines[:4]] == counts


def test_small_board_is_at_least_as_wide_as_its_counts():
    lane = small_lane(SOLVING)
    counts = [sum(len(text) for text, _ in line) for line in fact_lines(lane, 0)]
    assert board_size(lane)[0] >= max(counts)


START, UNDOING, PLACING = 0, 3199, 3200
"""Moments of the first approach: before its first write, after an undo, after a placement."""
BOTH = UNDOES - PLACES + 1
"""The rows that both lines that write need."""


def source_at(moment, rows=BOTH, columns=100, **details):
    """Return the rows of the source of the first approach, and the styles of their margins."""
    drawn = source_drawing(replace(approach_lane(), **details), moment, rows, columns)
    return plain_text(drawn).splitlines(), [line[0][1] for line in drawn]


@parametrize_cases(
    Case("both lines", moment=UNDOING, rows=BOTH, first=PLACES),
    Case("the running line", moment=UNDOING, rows=BOTH - 1, first=UNDOES - 1),
    Case("the other running line", moment=PLACING, rows=BOTH - 1, first=PLACES - 1),
    Case("the first line that writes", moment=START, rows=BOTH - 1, first=PLACES - 1),
    Case("the end", moment=UNDOING, rows=len(SOURCE) - 1, first=2),
)
def test_source_shows_the_lines_that_write_if_they_fit(moment, rows, first):
    lines, _ = source_at(moment, rows)
    assert [int(line.split()[0]) for line in lines] == [*range(first, first + rows)]


def test_running_line_and_likely_line_have_signs_and_lines_that_write_a_style():
    for likely, signs in (0, "  >"), (UNDOES, "  >"), (PLACES, "! >"):
        lines, styles = source_at(UNDOING, likely_line=likely)
        assert lines[0][5] + lines[1][5] + lines[-1][5] == signs
        assert styles == ["title", "dim", "dim", "line"]
    assert source_at(START)[1] == ["title", "dim", "dim", "title"]


def test_indentation_is_halved_when_a_line_that_writes_would_be_cut():
    widths = [len(SOURCE[line - 1]) + 7 for line in (PLACES, UNDOES)]
    for columns, text in (
        (max(widths), SOURCE[PLACES - 1]),
        (max(widths) - 1, SOURCE[PLACES - 1][6:]),
    ):
        assert source_at(START, columns=columns)[0][0][7:] == text


def test_line_is_cut_only_if_it_is_too_long():
    for width, text in (7, "abcdefg"), (6, "abcde…"), (3, "ab…"):
        assert plain_text([cut_line([("abc", ""), ("defg", "")], width)]) == text
