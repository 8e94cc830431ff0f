"""Tests of reading options, and of messages on wrong ones."""

import re
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cli.options import declared, find_command, read_options
from harness.cli.overview import COMMANDS
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
