"""Tests of finding cases by name, and of reading and finding solution files."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.errors import KataError
from harness.solution_files import load_solution
from harness.which_case import cases_named
from tests.support import sudoku


@parametrize_cases(
    Case("missing", name="missing.py", content=None, message="no such file"),
    Case("a folder", name="", content=None, message="is a folder"),
    Case("not UTF-8", name="a.py", content=b"x = 1\n# \xff\n", message="a.py:2: this is not UTF-8"),
    Case("2 MB", name="a.py", content=b"#" * 2_000_000, message="longer than 1,048,576 bytes"),
)
def test_unreadable_solution_is_reported_in_one_line(tmp_path, name, content, message):
    if content is not None:
        (tmp_path / name).write_bytes(content)
    with pytest.raises(KataError) as raised:
        load_solution(tmp_path / name)
    assert message in str(raised.value)
    assert "\n" not in str(raised.value)


def test_solution_may_have_any_line_ends_and_a_byte_order_mark(tmp_path):
    (tmp_path / "a.py").write_bytes(b"\xef\xbb\xbfx = 1\r\ny = 2\rz = 3\n")
    assert load_solution(tmp_path / "a.py").source == "x = 1\ny = 2\nz = 3\n"


BOARD = "39-minute board"


@parametrize_cases(
    Case("without its hyphen", part="half turn symmetry", names=["Half-turn symmetry"]),
    Case("with capitals", part="EXAMP", names=["LeetCode's example"]),
    Case("of several cases", part="39-minute", names=[BOARD, f"{BOARD}, rearranged"]),
    Case("the whole, which is a part of others", part=BOARD.upper(), names=[BOARD]),
)
def test_case_is_found_by_part_of_its_name(part, names):
    tiers = "sample", "interview", "stress"
    assert [case.name for case in cases_named(sudoku(), part, tiers)] == names


def test_error_for_an_unknown_case_lists_the_nearest_names():
    unknown = (
        r"no sample case is called 'Leetcodes'; the nearest of \d+ names are LeetCode's example"
    )
    with pytest.raises(KataError, match=unknown):
        cases_named(sudoku(), "Leetcodes", ("sample",))
