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
    Case("with a sign and a line end in it", words=("CASE=a=\nb",), field="case", value="a=\nb"),
    Case("an empty value", words=("--case=",), field="case", value=None),
    Case("a switch", words=("--full",), field="full", value=True),
    Case("a switch that is on", words=("FULL=1",), field="full", value=True),
    Case("a switch that is off", words=("--full=0",), field="full", value=False),
    Case("a switch before a file", words=("--full", "a.py"), field="files", value=[Path("a.py")]),
    Case("a file by its option", words=("SOLUTION=a.py",), field="files", value=[Path("a.py")]),
    Case("standard input", words=("--input", "-"), field="own_input", value="-"),
    Case("an alias", words=("--board", "-"), field="own_input", value="-"),
    Case("an alias by make", words=("BOARD=-",), field="own_input", value="-"),
    Case("a follow-up", words=("PROBLEM=37/count",), field="problem", value="37/count"),
)
def test_option_is_read_in_every_spelling(words, field, value):
    found = read_options("judge", find_command("judge").Options, words)
    assert getattr(found, field) == value


def test_unknown_option_is_reported_in_the_spelling_of_make():
    code, output, errors = kata_here("judge", "CSE=four blanks", MAKELEVEL="1")
    assert (code, output, errors.count("\n")) == (2, "", 1)
    says = "`make judge` does not take `CSE` (did you mean `CASE`?); it takes `SOLUTION`, "
    assert says in errors


@parametrize_cases(
    Case("a value in two words", words=["blanks", "CASE=four"], meant='CASE="four blanks"'),
    Case("three words", words=["blanks", "more", "CASE=four"], meant='CASE="four blanks more"'),
    Case("a switch without a value", words=["FULL"], meant="FULL=1"),
    Case("an option without a value", words=["case"], meant="CASE=NAME"),
    Case("small letters", words=["solution=my.py"], meant="SOLUTION=my.py"),
    Case("an alias", words=["board=1"], meant="INPUT=1"),
    Case("small letters of a switch", words=["full=1"], meant="FULL=1"),
)
def test_near_miss_of_an_option_suggests_the_option(words, meant):
    code, output, errors = kata_here("judge", *words, MAKELEVEL="1")
    assert (code, output, errors.count("\n")) == (2, "", 1)
    assert f"did you mean `{meant}`?" in errors


def test_word_is_a_file_when_a_file_of_that_name_exists(tmp_path, monkeypatch):
    (tmp_path / "full").touch()
    monkeypatch.chdir(tmp_path)
    assert read_options("judge", find_command("judge").Options, ["full"]).files == [Path("full")]


@pytest.mark.parametrize("name", COMMANDS)
def test_help_lists_all_options_and_the_exit_codes(name):
    shown, by_make = kata_here(name, "--help"), kata_here(name, "HELP=1", MAKELEVEL="1")
    assert (shown.returncode, by_make.returncode) == (0, 0)
    assert "exit codes: 0 accepted" in shown.stdout.replace("\n", " ")
    assert not re.search(r"sudoku|\b(digit|board)s?\b|mirrored", shown.stdout, re.IGNORECASE)
    for one in declared(find_command(name).Options):
        assert f"\n--{one.name}" in shown.stdout
        assert f"\n{one.name.upper()}=" in by_make.stdout
