"""Tests of commands as a learner types them: options, help, output and exit codes."""

import io
import re
import sys
from contextlib import suppress
from pathlib import Path
from unittest.mock import Mock

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cli.options import declared, find_command, read_options
from harness.cli.overview import COMMANDS, overview
from harness.progress import ERASE, show_progress
from p0037_sudoku_solver.board import format_line
from tests.p0037_sudoku_solver.boards import LINE, SOLVED
from tests.support import (
    APPROACHES,
    BANK,
    PROBLEMS,
    RIGHT,
    ROOT,
    SUBMISSIONS,
    WRONG,
    each_row,
    kata_here,
)

BITMASK = APPROACHES / "bitmask.py"
MINE = (APPROACHES / "my_solution.py").relative_to(ROOT)
ONE = ("--input", LINE)
HERE = ("--problem", "37")
"""The problem of a file that lies elsewhere, whatever was attempted in this checkout."""
COLON_FORGOTTEN = SUBMISSIONS / "compile_error/colon_forgotten.py"


@each_row(Path(__file__).with_name("usage_errors.tsv"))
def test_usage_error_is_explained_with_exit_code_2(arguments, words):
    files = {"right": BITMASK, "broken": COLON_FORGOTTEN, "board": LINE}
    code, output, errors = kata_here(*arguments.format(**files).split(" "))
    assert (code, output) == (2, "")
    assert words.replace(r"\n", "\n") in errors
    assert errors.count("\n") == 1, f"expected one line, got:\n{errors}"


UNDO_FORGOTTEN = SUBMISSIONS / "wrong_answer/undo_forgotten.py"


@pytest.mark.usefixtures("unexplained")
def test_wrong_answer_page_draws_the_units_of_the_wrong_cell_or_whole_boards():
    done = kata_here("judge", UNDO_FORGOTTEN)
    assert done.returncode == 1
    assert done.stdout.startswith("Wrong Answer  5/"), "it stops at the first case that fails"
    for words in ("\nCase    ", "r5c5 (board[4][4])", "row 5 ", "column 5 ", "box 5 ", ".?"):
        assert words in done.stdout
    assert "Input " not in done.stdout
    assert "\x1b" not in done.stdout
    full = kata_here("judge", UNDO_FORGOTTEN, "--full").stdout
    assert "Input                      Output                     Expected" in full
    assert "FULL=1" not in full, "it is what was typed"


def run_mine(folder, *options, typed=""):
    """Run the file `mine.py` of a folder."""
    return kata_here("run", folder / "mine.py", *HERE, *ONE, *options, typed=typed)


CALLS = """class Solution:
    def solveSudoku(self, board):
        try:
            self.fill(board, 9)
        except ValueError:
            pass

    def fill(self, board, row):
        choice(board[row:])
"""


def test_debugger_stops_at_the_first_line_and_at_an_exception(tmp_path):
    (tmp_path / "mine.py").write_text(CALLS)
    done = run_mine(tmp_path, "--debug", typed="p board[0][0]\nc\np row\nw\nq\n")
    assert done.returncode == 1
    first, then = done.stdout.split("mine.py(9)fill()", 1)
    assert "mine.py(3)solveSudoku()" in first
    keys = "Keys    n next line, s step in, c continue, pp board print board, u/d up/down"
    assert first.count(keys) == 1
    assert "(Pdb) '5'" in first
    assert "(Pdb) 9" in then
    assert done.stdout.rstrip().endswith("IndexError: Cannot choose from an empty sequence")
    assert "IndexError" in done.stderr
    assert ".py" not in (done.stdout + done.stderr).replace("mine.py", ""), "a call of ours"


@pytest.mark.slow
def test_run_debug_stops_in_the_learners_call_when_the_recursion_limit_is_reached(tmp_path):
    """The debugger traces each call, so that its own code may reach the limit first."""
    endless = "class Solution:\n  def solveSudoku(self, board):\n    self.solveSudoku(board)\n"
    (tmp_path / "mine.py").write_text(endless)
    done = run_mine(tmp_path, "--debug", typed="s\ns\nr\np board[0][0]\nq\n")
    raised = done.stdout.rpartition("mine.py(")[2]
    assert "solveSudoku()\n" in raised
    assert "(Pdb) '5'" in raised


SWALLOWS = CALLS.replace("ValueError:\n            pass", "Exception:\n            1 / 0")
STOPS = CALLS.replace("choice(", "__import__('pdb').Pdb().set_trace()\n        list(")
"""It stops as at `breakpoint()`, which pytest replaces in this process."""


@parametrize_cases(
    Case("by q", source=SWALLOWS, arguments=("--debug",), typed="n\ns\nn\nq\n"),
    Case("by the end of the input", source=CALLS, arguments=("--debug",), typed=""),
    Case("from a breakpoint of their own", source=STOPS, arguments=(), typed="q\n"),
)
def test_quitting_the_debugger_shows_no_traceback(tmp_path, source, arguments, typed):
    (tmp_path / "mine.py").write_text(source)
    done = run_mine(tmp_path, *arguments, typed=typed)
    assert done.returncode == 0
    assert "Traceback" not in done.stdout + done.stderr
    assert done.stdout.rstrip().endswith("You have left the debugger, so there is no verdict.")


def test_run_command_shows_the_learners_traceback_only(tmp_path):
    (tmp_path / "mine.py").write_text("class Solution:\n  def solveSudoku(self, b): b[9]\n")
    done = run_mine(tmp_path)
    assert done.returncode == 1
    assert "IndexError: list index out of range" in done.stderr
    assert "harness" not in done.stderr
    (tmp_path / "mine.py").write_text("class Solution:\n  async def solveSudoku(self, b): ...\n")
    assert run_mine(tmp_path).stderr.count("\n") == 1, "a warning of ours"
    (tmp_path / "mine.py").write_text("exit(0)\n")
    assert run_mine(tmp_path).returncode == 1
    (tmp_path / "mine.py").write_text("class Solution:\n  def")
    assert "SyntaxError" in run_mine(tmp_path).stderr


DRAWN = "\n".join("│".join(LINE[at : at + 9]) for at in range(0, 81, 9))
"""A board with more bytes than a file's name may have. It is not looked for as a file."""
assert len(DRAWN) < 255 < len(DRAWN.encode())


@parametrize_cases(
    Case("as an argument", board=LINE, typed=""),
    Case("without a blank", board=format_line(SOLVED), typed=""),
    Case("drawn with bars", board=DRAWN, typed=""),
    Case("in a file", board="~/board.txt", typed=""),
    Case("on the standard input", board="-", typed=LINE),
)
def test_board_is_read_in_any_common_form(tmp_path, board, typed):
    (tmp_path / "board.txt").write_text(LINE)
    done = kata_here("judge", BITMASK, "--input", board, typed=typed, HOME=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Accepted  1/1")
    assert len(done.stdout.splitlines()) <= 3


def test_overview_lists_every_command_with_options_that_it_takes():
    files = {path.stem for path in (PROBLEMS / "harness/cli/commands").glob("[a-z]*.py")}
    assert files == COMMANDS.keys(), "each has a line in COMMANDS of cli/overview.py"
    for name, (purpose, options) in COMMANDS.items():
        assert not options or f"{purpose} " in overview(), "it is too long for its column"
        taken = declared(find_command(name).Options).keys()
        assert {word.partition("=")[0] for word in options.split()} <= taken


def test_start_never_overwrites_an_attempt(clone):
    assert "kata start" in clone.kata("judge").stderr
    assert f"Fill in {MINE}." in clone.kata("start").stdout
    assert "def solveSudoku" in clone.attempt.read_text(encoding="utf-8")
    clone.attempt.write_text("my work", encoding="utf-8")
    second = clone.kata("start")
    assert second.returncode == 0
    assert clone.attempt.read_text(encoding="utf-8") == "my work"
    assert "my_solution.py is unchanged; " in second.stdout
    assert "PROBLEM=17" not in second.stdout, "asked only once"


@pytest.mark.usefixtures("unexplained")
def test_variants_are_counted_in_the_headline(clone):
    clone.attempt.write_text(WRONG, encoding="utf-8")
    assert clone.kata("test").stdout.startswith(f"Wrong Answer  5/{BANK + 4} cases (4 variants)  ")


@pytest.mark.usefixtures("unexplained")
def test_interrupted_page_leaves_the_judgement_in_the_journal(clone, monkeypatch):
    interrupted = Mock(side_effect=KeyboardInterrupt)
    monkeypatch.setattr("harness.cli.commands.judge.print_report", interrupted)
    assert clone.judge(WRONG).returncode == 130
    assert '"Wrong Answer"' in clone.history.read_text(encoding="utf-8")


def numbered(line):
    return "\n".join(line.format(number, text) for number, text in enumerate(RIGHT.split("\n"), 1))


@parametrize_cases(
    Case(
        "a NUL byte", text="class Solution:\n    x = '\0'\n", words=":2: this line has a NUL byte"
    ),
    Case("an empty file", text="", words="the file is empty"),
    Case("line numbers", text=numbered("{:3} {}"), words="each line begins with its number"),
    Case("with full stops", text=numbered("{}. {}"), words="each line begins with its number"),
)
def test_file_without_a_solution_is_explained(tmp_path, text, words):
    path = tmp_path / "pasted.py"
    path.write_text(text, encoding="utf-8")
    done = kata_here("judge", path)
    assert words in " ".join((done.stdout + done.stderr).split())
    assert "a bug in this project" not in done.stderr
    assert "kata run" not in done.stdout, "it would print nothing"


@parametrize_cases(
    Case("with a sign", words=("--case=a b",), field="case", value="a b"),
    Case("in two words", words=("--case", "a b"), field="case", value="a b"),
    Case("as make passes it", words=("CASE=a b",), field="case", value="a b"),
    Case("in lower case", words=("case=a b",), field="case", value="a b"),
    Case("with an equals sign and a newline", words=("CASE=a=\nb",), field="case", value="a=\nb"),
    Case("an empty value", words=("--case=",), field="case", value=None),
    Case("a switch", words=("--full",), field="full", value=True),
    Case("a switch that is on", words=("FULL=1",), field="full", value=True),
    Case(
        "a switch that is turned off again", words=("--full", "FULL=0"), field="full", value=False
    ),
    Case("a switch before a file", words=("--full", "a.py"), field="solution", value=Path("a.py")),
    Case("a file by its option", words=("SOLUTION=a.py",), field="solution", value=Path("a.py")),
    Case("standard input", words=("--input", "-"), field="input", value="-"),
    Case("a follow-up", words=("PROBLEM=37/count",), field="problem", value="37/count"),
)
def test_option_is_read_in_every_spelling(words, field, value):
    options = read_options("judge", find_command("judge").Options, words)
    assert getattr(options, field) == value


def test_unknown_option_is_reported_with_the_known_ones():
    code, output, errors = kata_here("judge", "CSE=four blanks", MAKELEVEL="1")
    assert (code, output, errors.count("\n")) == (2, "", 1)
    known = "(did you mean 'CASE'?); the options are PROBLEM, SOLUTION, CASE, INPUT, FULL, JSON"
    assert errors == f"kata: `make judge`: unknown option 'CSE' {known}\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_help_lists_all_options_and_the_exit_codes(name):
    shown = kata_here(name, "--help")
    assert (shown.returncode, kata_here(name, "HELP=1").stdout) == (0, shown.stdout)
    assert "Exit codes: 0 accepted" in shown.stdout.replace("\n", " ")
    assert not re.search(r"sudoku|\b(digit|board)s?\b|mirrored", shown.stdout, re.IGNORECASE)
    for option in declared(find_command(name).Options):
        assert f"\n{option}=" in shown.stdout


def terminal(monkeypatch):
    """Make standard error a terminal, and return its stream."""
    written = io.StringIO()
    monkeypatch.setattr(written, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", written)
    return written


def test_progress_line_names_the_case_and_is_erased_when_interrupted(monkeypatch):
    written = terminal(monkeypatch)
    for is_terminal in (True, False):
        monkeypatch.setattr(written, "isatty", lambda is_terminal=is_terminal: is_terminal)
        with suppress(KeyboardInterrupt), show_progress("working", 3) as progress:
            progress(1, "the second")
            raise KeyboardInterrupt
    lines = written.getvalue().split(ERASE)
    assert lines == ["", "working  0/3  ", "working  1/3  the second", ""]


def test_progress_line_fits_the_terminal_and_is_escaped(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    written = terminal(monkeypatch)
    with show_progress("working", 3) as progress:
        progress(1, "\x1b[2J" + 80 * "x")
    assert "\\x1b" in written.getvalue()
    assert max(map(len, written.getvalue().split(ERASE))) < 40
