"""Options are read in one spelling, and refused in the one that the reader uses."""

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
    Case("with a sign and a line end in it", words=("CASE=a=\nb",), field="case", value="a=\nb"),
    Case("an empty value", words=("--case=",), field="case", value=None),
    Case("a switch", words=("--full",), field="full", value=True),
    Case("a switch that is on", words=("FULL=1",), field="full", value=True),
    Case("a switch that is off", words=("--full=0",), field="full", value=False),
    Case("a switch before a file", words=("--full", "a.py"), field="files", value=[Path("a.py")]),
    Case("a file by its option", words=("SOLUTION=a.py",), field="files", value=[Path("a.py")]),
    Case("standard input", words=("--board", "-"), field="board", value="-"),
    Case("a follow-up", words=("FOLLOWUP=count",), field="followup", value="count"),
)
def test_an_option_is_read_however_it_is_typed(words, field, value):
    found = read_options("judge", find_command("judge").Options, words)
    assert getattr(found, field) == value


def test_a_misspelt_option_is_refused_in_the_spelling_of_make_if_that_was_called():
    code, output, errors = kata_here("judge", "CSE=four blanks", MAKELEVEL="1")
    assert (code, output, errors.count("\n")) == (2, "", 1)
    says = "`make judge` does not take `CSE` (did you mean `CASE`?); it takes `SOLUTION`, "
    assert says in errors


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_lists_each_of_its_options_and_the_exit_codes(name):
    shown, by_make = kata_here(name, "--help"), kata_here(name, "HELP=1", MAKELEVEL="1")
    assert (shown.returncode, by_make.returncode) == (0, 0)
    assert "exit codes: 0 accepted" in shown.stdout.replace("\n", " ")
    assert not re.search(r"sudoku|\bdigits?\b|mirrored", shown.stdout, re.IGNORECASE)
    for one in declared(find_command(name).Options):
        assert f"\n--{one.name}" in shown.stdout
        assert f"\n{one.name.upper()}=" in by_make.stdout
