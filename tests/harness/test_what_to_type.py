"""Tests of spelling commands for make and for kata."""

import shlex

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness import what_to_type
from harness.console import escape
from harness.what_to_type import as_typed, spelled, typed


@pytest.fixture
def called_kata(monkeypatch):
    """Call `kata` by its name, and not by make."""
    monkeypatch.delenv("MAKELEVEL", raising=False)
    monkeypatch.setattr(what_to_type, "kata", lambda: "kata")


@parametrize_cases(
    Case("a command", words=("hint",), make="make hint", plain="kata hint"),
    Case(
        "a value in two words",
        words=("run", "--case", "four blanks"),
        make='make run CASE="four blanks"',
        plain='kata run --case="four blanks"',
    ),
    Case(
        "a switch and a file with a blank",
        words=("judge", "my file.py", "--full"),
        make='make judge SOLUTION="my file.py" FULL=1',
        plain='kata judge --solution="my file.py" --full',
    ),
    Case(
        "several files, of which make would take the last",
        words=("page", "a.py", "b.py", "--open"),
        make="make page a.py b.py OPEN=1",
        plain="kata page a.py b.py --open",
    ),
    Case("an option", words=("--case",), make="CASE", plain="--case"),
    Case("with a value", words=("--case", "NAME"), make="CASE=NAME", plain="--case=NAME"),
)
@pytest.mark.usefixtures("called_kata")
def test_command_is_spelled_for_make_and_for_kata(words, make, plain, monkeypatch):
    text = f"Say `{typed(*words)}`, not `kata` or `kata --help`."
    assert spelled(text) == f"Say `{plain}`, not `kata` or `kata --help`."
    monkeypatch.setenv("MAKELEVEL", "1")
    assert escape(text) == f"Say `{make}`, not `kata` or `kata --help`.", "as it is printed"


@parametrize_cases(
    Case("a command", words=("hint",), plain="kata hint --problem=51"),
    Case("a file", words=("run", "a.py"), plain="kata run --problem=51 --solution=a.py"),
    Case("a problem of its own", words=("start", "--problem=1"), plain="kata start --problem=1"),
    Case("an option", words=("--case",), plain="--case"),
    Case("a command that chooses a problem", words=("interview",), plain="kata interview"),
)
@pytest.mark.usefixtures("called_kata")
def test_command_names_the_problem_when_it_is_not_the_default(words, plain, monkeypatch):
    monkeypatch.setattr(what_to_type.CHOSEN, "name", lambda chosen: chosen or "51")
    once = spelled(f"`{typed(*words)}`")
    assert once == f"`{plain}`"
    assert spelled(once) == once, "printed again, it stays as it is"
    monkeypatch.setenv("MAKELEVEL", "1")
    assert as_typed("hint") == "make hint PROBLEM=51"


@pytest.mark.usefixtures("called_kata")
@pytest.mark.parametrize("word", ["it's", 'a "b"', "$HOME", "`id`", "a\\b", "ab c", ""])
def test_spelled_command_can_be_pasted(word):
    assert shlex.split(as_typed("judge", word)) == ["kata", "judge", f"--solution={word}"]


def test_missing_executable_is_spelled_by_its_bare_name(tmp_path, monkeypatch):
    monkeypatch.setattr("sys.argv", ["__main__.py"])
    monkeypatch.setattr(what_to_type, "ROOT", tmp_path)
    assert what_to_type.kata() == "kata"
    (tmp_path / ".venv/bin").mkdir(parents=True)
    (tmp_path / ".venv/bin/kata").touch()
    monkeypatch.chdir(tmp_path)
    assert what_to_type.kata() == ".venv/bin/kata"
