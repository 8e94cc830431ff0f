"""Tests of a bank of cases: reading it, its errors, and cases by name."""

import sys

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.errors import KataError
from harness.problem_folder import load_problem
from harness.which_case import cases_named
from tests.support import PROBLEMS, sudoku

BOARD = "39-minute board"
CASE = """
[[case]]
name = "A"
why = "b"
source = "c"
board = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
"""


@pytest.fixture
def bank(tmp_path):
    """A copy of the problem with a bank of its own: call it with the text of a case file."""
    folder = tmp_path / "p0037_sudoku_solver"
    (folder / "cases").mkdir(parents=True)
    for path in (*sudoku().folder.glob("*.py"), sudoku().folder / "README.md"):
        (folder / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")

    def read(text):
        (folder / "cases" / "sample.toml").write_text(text, encoding="utf-8")
        return load_cases(load_problem(folder), ("sample",))

    read.folder = folder
    yield read
    load_problem(PROBLEMS / "p0037_sudoku_solver")  # the modules of the real one again


@parametrize_cases(
    Case(
        "a misspelt hook",
        old="def first_fault(",
        new="def first_faults(",
        message="no hook is called 'first_faults' (did you mean 'first_fault'?)",
    ),
    Case("no check", old="def check(", new="def _check(", message="does not define check"),
    Case("no title", old="title =", new="_title =", message="defines no class of Problem"),
)
def test_malformed_hook_is_named(bank, old, new, message):
    bank(CASE)
    path = bank.folder / "problem.py"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    sys.modules.pop("p0037_sudoku_solver.problem")
    with pytest.raises(KataError) as raised:
        load_problem(bank.folder)
    assert message in str(raised.value)


def test_case_keeps_the_keys_of_its_problem(bank):
    [case] = bank(CASE)
    assert (case.name, case.tier, case.why, case.source) == ("A", "sample", "b", "c")
    assert set(case.input) == {"board"}


@parametrize_cases(
    Case("no why", text=CASE.replace('why = "b"\n', ""), message="case 'A' has no 'why'"),
    Case("no board", text=CASE[: CASE.index("board")], message="case 'A' has no 'board'"),
    Case("a short board", text=CASE.replace('79"', '7"'), message="case 'A': the board has 80"),
    Case("no TOML", text="[[case]\n", message="sample.toml:1: this is not TOML: "),
    Case("nothing", text="", message="has no sample cases"),
)
def test_error_in_a_bank_names_its_file_and_case(bank, text, message):
    with pytest.raises(KataError) as raised:
        bank(text)
    assert message in str(raised.value)


@parametrize_cases(
    Case("without its hyphen", part="half turn symmetry", names=["Half-turn symmetry"]),
    Case("with capitals", part="EXAMP", names=["LeetCode's example"]),
    Case("of several cases", part="39-minute", names=[BOARD, f"{BOARD}, rearranged"]),
    Case("the whole, which is a part of others", part=BOARD.upper(), names=[BOARD]),
)
def test_case_is_found_by_part_of_its_name(part, names):
    tiers = "sample", "interview", "stress"
    assert [case.name for case in cases_named(sudoku(), part, tiers)] == names


def test_error_for_an_unknown_case_names_the_files_of_the_bank():
    with pytest.raises(
        KataError, match=r"no sample case is called 'nonsense'; the files in .*cases list them"
    ):
        cases_named(sudoku(), "nonsense", ("sample",))
