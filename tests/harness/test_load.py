"""Finding and reading: what is malformed is named with its place."""

import sys
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.errors import KataError
from harness.load import load_solution
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
def test_a_problem_that_cannot_be_asked_is_refused_with_the_hook(bank, old, new, message):
    """Else the judge would only say less."""
    bank(CASE)
    path = bank.folder / "problem.py"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    sys.modules.pop("p0037_sudoku_solver.problem")
    with pytest.raises(KataError) as raised:
        load_problem(bank.folder)
    assert message in str(raised.value)


def test_a_case_keeps_what_only_its_problem_understands(bank):
    """Name, why and source are the harness's; the rest is handed on."""
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
def test_a_malformed_bank_is_named_with_file_and_case(bank, text, message):
    """The message says what to mend in the case."""
    with pytest.raises(KataError) as raised:
        bank(text)
    assert message in str(raised.value)


@parametrize_cases(
    Case("without its hyphen", part="half turn symmetry", names=["Half-turn symmetry"]),
    Case("with capitals", part="EXAMP", names=["LeetCode's example"]),
    Case("of several cases", part="39-minute", names=[BOARD, f"{BOARD}, rearranged"]),
    Case("the whole, which is a part of others", part=BOARD.upper(), names=[BOARD]),
)
def test_a_case_is_found_by_a_part_of_its_name(part, names):
    tiers = "sample", "interview", "stress"
    assert [case.name for case in cases_named(sudoku(), part, tiers)] == names


def test_a_case_that_is_not_there_is_said_so_with_the_way_to_the_names():
    with pytest.raises(
        KataError, match=r"no sample case is called 'nonsense'; the files in .*cases list them"
    ):
        cases_named(sudoku(), "nonsense", ("sample",))


@pytest.mark.slow
@parametrize_cases(
    Case("missing", name="missing.py", content=None, message="no such file"),
    Case("a folder", name="", content=None, message="is a folder"),
    Case("not UTF-8", name="a.py", content=b"x = 1\n# \xff\n", message="a.py:2: this is not UTF-8"),
    Case("a trace", name="a.json", content=b"{}", message="is JSON"),
    Case("2 MB", name="a.py", content=b"#" * 2_000_000, message="longer than 1,048,576 bytes"),
)
def test_a_file_that_cannot_hold_a_solution_is_said_so_in_one_line(
    tmp_path, name, content, message
):
    """Before anything is judged."""
    if content is not None:
        (tmp_path / name).write_bytes(content)
    with pytest.raises(KataError) as raised:
        load_solution(tmp_path / name)
    assert message in str(raised.value)
    assert "\n" not in str(raised.value)


def test_a_name_with_a_dash_in_front_is_shown_as_commands_take_it(tmp_path, monkeypatch):
    """Else the command that the page advises would take the name for an option."""
    monkeypatch.chdir(tmp_path)
    Path("-a.py").write_text("x = 1\n", encoding="utf-8")
    assert load_solution(Path("-a.py")).shown == "./-a.py"


def test_the_line_ends_of_any_system_and_byte_order_marks_are_taken(tmp_path):
    """A paste comes from any editor."""
    (tmp_path / "a.py").write_bytes(b"\xef\xbb\xbfx = 1\r\ny = 2\rz = 3\n")
    assert load_solution(tmp_path / "a.py").source == "x = 1\ny = 2\nz = 3\n"
