"""Tests of reading options, of messages on wrong ones, and of the progress line."""

import io
import re
import sys
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cli.options import declared, find_command, read_options
from harness.cli.overview import COMMANDS
from harness.cli.progress import ERASE, show_progress
from tests.support import kata_here


@parametrize_cases(
    Case("with a sign", words=("--case=a b",), field="case", value="a b"),
    Case("in two words", words=("--case", "a b"), field="case", value="a b"),
    Case("as make passes it", words=("CASE=a b",), field="case", value="a b"),
    Case("with an equals sign and a newline", words=("CASE=a=\nb",), field="case", value="a=\nb"),
    Case("an empty value", words=("--case=",), field="case", value=None),
    Case("a switch", words=("--full",), field="full", value=True),
    Case("a switch that is on", words=("FULL=1",), field="full", value=True),
    Case("a switch that is off", words=("--full=0",), field="full", value=False),
    Case("a switch before a file", words=("--full", "a.py"), field="files", value=[Path("a.py")]),
    Case("a file by its option", words=("SOLUTION=a.py",), field="files", value=[Path("a.py")]),
    Case("standard input", words=("--input", "-"), field="own_input", value="-"),
    Case("a follow-up", words=("PROBLEM=37/count",), field="problem", value="37/count"),
)
def test_option_is_read_in_every_spelling(words, field, value):
    options = read_options("judge", find_command("judge").Options, words)
    assert getattr(options, field) == value


def test_unknown_option_is_reported_in_the_spelling_of_make():
    code, output, errors = kata_here("judge", "CSE=four blanks", MAKELEVEL="1")
    assert (code, output, errors.count("\n")) == (2, "", 1)
    assert "`make judge` does not take `CSE`; it takes `SOLUTION`, `CASE`, " in errors


@pytest.mark.parametrize("name", COMMANDS)
def test_help_lists_all_options_and_the_exit_codes(name):
    shown, by_make = kata_here(name, "--help"), kata_here(name, "HELP=1", MAKELEVEL="1")
    assert (shown.returncode, by_make.returncode) == (0, 0)
    assert "exit codes: 0 accepted" in shown.stdout.replace("\n", " ")
    assert not re.search(r"sudoku|\b(digit|board)s?\b|mirrored", shown.stdout, re.IGNORECASE)
    for option in declared(find_command(name).Options):
        assert f"\n--{option.name}" in shown.stdout
        assert f"\n{option.name.upper()}=" in by_make.stdout


def terminal(monkeypatch):
    """Make standard error a terminal, and return its stream."""
    written = io.StringIO()
    monkeypatch.setattr(written, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", written)
    return written


def test_progress_line_names_the_case_and_is_erased_at_the_end(monkeypatch):
    written = terminal(monkeypatch)
    for is_terminal in (True, False):
        monkeypatch.setattr(written, "isatty", lambda is_terminal=is_terminal: is_terminal)
        with show_progress("working", 3) as progress:
            progress(1, "the second")
    lines = written.getvalue().split(ERASE)
    assert lines == ["", "working  0/3  ", "working  1/3  the second", ""]


def test_progress_line_fits_the_terminal_and_is_escaped(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    written = terminal(monkeypatch)
    with show_progress("working", 3) as progress:
        progress(1, "\x1b[2J" + 80 * "x")
    assert "\\x1b" in written.getvalue()
    assert max(map(len, written.getvalue().split(ERASE))) < 40
