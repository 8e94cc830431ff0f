"""A message names a command as data, and the reader sees what can be typed."""

import re
import shlex

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness import what_to_type
from harness.cli.main import GROUPS
from harness.console import paragraph, text_of
from harness.errors import KataError
from harness.what_to_type import VARIABLES, spelled, typed
from tests.support import ROOT


@pytest.fixture
def called_kata(monkeypatch):
    """Call `kata` by its name, and not by make."""
    monkeypatch.delenv("MAKELEVEL", raising=False)
    monkeypatch.setattr(what_to_type, "kata", lambda: "kata")


@parametrize_cases(
    Case("a command", words=("hint",), make="make hint", plain="kata hint"),
    Case("its file", words=("run", "a.py"), make="make run SOLUTION=a.py", plain="kata run a.py"),
    Case(
        "a value in two words",
        words=("run", "--case", "four blanks"),
        make='make run CASE="four blanks"',
        plain='kata run --case "four blanks"',
    ),
    Case(
        "a flag and a file with a blank",
        words=("judge", "my file.py", "--full"),
        make='make judge SOLUTION="my file.py" FULL=1',
        plain='kata judge "my file.py" --full',
    ),
    Case(
        "an option that the target does not take",
        words=("judge", "--tier", "stress"),
        make="kata judge --tier stress",
        plain="kata judge --tier stress",
    ),
    Case("no such target", words=("unknown",), make="kata unknown", plain="kata unknown"),
    Case("an option", words=("--case",), make="CASE", plain="--case"),
    Case("with a value", words=("--case", "NAME"), make="CASE=NAME", plain="--case NAME"),
    Case("without a variable", words=("--tier", "x"), make="--tier x", plain="--tier x"),
)
@pytest.mark.usefixtures("called_kata")
def test_a_command_is_spelled_for_make_where_make_has_it_and_for_kata_elsewhere(
    words, make, plain, monkeypatch
):
    text = f"Say `{typed(*words)}`."
    assert spelled(text) == f"Say `{plain}`."
    monkeypatch.setenv("MAKELEVEL", "1")
    assert spelled(text) == f"Say `{make}`."


@parametrize_cases(
    Case("a command", words=("hint",), make="make hint PROBLEM=51", plain="kata hint --problem 51"),
    Case(
        "a file and an option",
        words=("judge", "a.py", "--full"),
        make="make judge SOLUTION=a.py FULL=1 PROBLEM=51",
        plain="kata judge a.py --full --problem 51",
    ),
    Case(
        "without a target",
        words=("unknown",),
        make="kata unknown --problem 51",
        plain="kata unknown --problem 51",
    ),
    Case("an option", words=("--case",), make="CASE", plain="--case"),
)
@pytest.mark.usefixtures("called_kata")
def test_every_command_names_the_problem_if_another_one_is_meant(words, make, plain, monkeypatch):
    monkeypatch.setattr(what_to_type.MEANT, "name", lambda: "51")
    assert spelled(typed(*words)) == plain
    monkeypatch.setenv("MAKELEVEL", "1")
    assert spelled(typed(*words)) == make


@pytest.mark.usefixtures("called_kata")
@pytest.mark.parametrize("word", ["it's", 'a "b"', "$HOME", "`id`", "a\\b", "ab c", ""])
def test_what_is_spelled_can_be_pasted_whatever_a_path_holds(word):
    assert shlex.split(spelled(typed("judge", word))) == ["kata", "judge", word]


@pytest.mark.usefixtures("called_kata")
def test_errors_and_pages_spell_the_commands_in_them():
    assert str(KataError(f"`{typed('log')}` lists them")) == "`kata log` lists them"
    assert text_of(paragraph("Next", typed("hint"))) == "Next    kata hint"


def test_the_variables_are_those_that_the_targets_of_the_makefile_take():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+): \$\(", makefile, re.MULTILINE))
    takes = dict(re.findall(r"^takes_([a-z]+) := (.*)$", makefile, re.MULTILINE))
    commands = {name for group in GROUPS.values() for name in group}
    assert VARIABLES.keys() == targets & commands, "each has a line in VARIABLES"
    for name, variables in VARIABLES.items():
        known = variables.upper().replace("FILE", "SOLUTION").split()
        assert sorted(known) == sorted(takes.get(name, "").split()), name


def test_without_an_installed_command_its_bare_name_is_spelled(tmp_path, monkeypatch):
    monkeypatch.setattr("sys.argv", ["__main__.py"])
    monkeypatch.setattr(what_to_type, "ROOT", tmp_path)
    assert what_to_type.kata() == "kata"
    (tmp_path / ".venv/bin").mkdir(parents=True)
    (tmp_path / ".venv/bin/kata").touch()
    monkeypatch.chdir(tmp_path)
    assert what_to_type.kata() == ".venv/bin/kata"
