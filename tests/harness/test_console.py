"""Tests of what is printed: wrapping, folding, escaping, tables, and the spelling of commands."""

import shlex
import sys

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness import what_to_type
from harness.console import LABEL, escape, paragraph, plain_text, print_drawing, table, warn
from harness.what_to_type import as_typed, spelled, typed
from tests.support import run_process

FORMULA = "`r // 3 * 3 + c // 3`"


def lines_of(text):
    return ["".join(part for part, _ in line[1:]) for line in paragraph("Likely", text)]


@pytest.fixture(autouse=True)
def _eighty_columns(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")


@pytest.mark.parametrize(("no_colour", "coloured"), [("", True), ("1", False)])
def test_empty_no_color_variable_keeps_colours(monkeypatch, capsys, no_colour, coloured):
    """Names of files and exceptions may have text in square brackets."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("NO_COLOR", no_colour)
    print_drawing([[("mine[b]", "good")]])
    shown = capsys.readouterr().out
    assert ("\x1b[" in shown, "mine[b]" in shown) == (coloured, True)


@pytest.mark.parametrize("columns", [50, 80, 200])
def test_text_is_wrapped_between_words_in_at_most_80_columns(monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    sentence = "the search never undoes a digit " * 9
    lines = lines_of(sentence)
    assert lines[1:]
    assert max(map(len, lines)) <= min(columns, 80) - LABEL
    assert " ".join(lines) == sentence.strip()
    assert paragraph("Reason", "") == [[("Reason  ", "title"), ("", "")]]


@pytest.mark.parametrize("before", range(40, 75))
def test_code_in_backticks_is_not_broken_across_lines(before):
    lines = lines_of("x" * (before - 1) + f" {FORMULA}, and more")
    assert any(f"{FORMULA}," in line for line in lines)
    assert all(len(line) <= 80 - LABEL for line in lines)


def test_code_longer_than_a_line_is_wrapped_between_words():
    lines = lines_of("write `" + "digit " * 30 + "`")
    assert "".join(lines).count("digit") == 30
    assert max(map(len, lines)) <= 80 - LABEL


@pytest.mark.parametrize("on_terminal", [True, False])
def test_complaint_is_wrapped_on_a_terminal_only(monkeypatch, capsys, on_terminal):
    """An editor finds a path in its terminal only if the path is whole."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: on_terminal)
    complaint = f"no file is called {'x' * 90}.py; " + "choose a file " * 16 + "there"
    warn(complaint)
    lines = capsys.readouterr().err.splitlines()
    assert " ".join(lines) == f"kata: {complaint}"
    assert f"{'x' * 90}.py;" in (lines[1] if on_terminal else lines[0])
    assert [len(line) <= 80 for line in lines].count(False) == 1


def test_complaint_follows_what_was_printed_before_it_in_the_same_file():
    code = "from harness.console import warn; print('a page'); warn('a complaint')"
    done = run_process("sh", "-c", 'exec "$@" 2>&1', "sh", sys.executable, "-c", code)
    assert done.stdout == "a page\nkata: a complaint\n"


def test_control_characters_are_escaped():
    r"""Some terminals take the one character `\x9b` for the two of `\x1b[`."""
    assert escape("a\tb\nc é") == "a\tb\nc é"
    for code in {*range(32), *range(127, 160)} - {9, 10}:
        assert escape(chr(code)) == f"\\x{code:02x}"


def test_table_aligns_columns_and_ignores_the_width_of_one_cell_rows():
    rows = [["a", "1,000"], [("a long line for itself", "title")], ["b\x1b", "2"]]
    assert plain_text(table(("name", "writes"), rows, gap=2)).splitlines() == [
        "name   writes",
        "a       1,000",
        "a long line for itself",
        "b\\x1b       2",
    ]


@pytest.fixture
def called_kata(monkeypatch):
    """Run `kata` directly, not from make."""
    monkeypatch.delenv("MAKELEVEL", raising=False)
    monkeypatch.setattr(what_to_type, "kata", lambda: "kata")


@parametrize_cases(
    Case("a command", words=("hint",), make="make hint", plain="kata hint"),
    Case(
        "a switch and a file with a blank",
        words=("judge", "SOLUTION=my file.py", "FULL=1"),
        make='make judge SOLUTION="my file.py" FULL=1',
        plain='kata judge SOLUTION="my file.py" FULL=1',
    ),
)
@pytest.mark.usefixtures("called_kata")
def test_command_is_spelled_for_make_and_for_kata(words, make, plain, monkeypatch):
    text = f"Say `{typed(*words)}`, not `kata` or `kata --help`."
    assert spelled(text) == f"Say `{plain}`, not `kata` or `kata --help`."
    monkeypatch.setenv("MAKELEVEL", "1")
    assert escape(text) == f"Say `{make}`, not `kata` or `kata --help`.", "as it is printed"


@parametrize_cases(
    Case("a command", words=("hint",), plain="kata hint PROBLEM=51"),
    Case("a file", words=("run", "SOLUTION=a"), plain="kata run PROBLEM=51 SOLUTION=a"),
    Case("a problem of its own", words=("start", "PROBLEM=1"), plain="kata start PROBLEM=1"),
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
    assert shlex.split(as_typed("judge", f"SOLUTION={word}")) == [
        *("kata", "judge", f"SOLUTION={word}")
    ]


def test_missing_executable_is_spelled_by_its_bare_name(tmp_path, monkeypatch):
    monkeypatch.setattr("sys.argv", ["__main__.py"])
    monkeypatch.setattr(what_to_type, "ROOT", tmp_path)
    assert what_to_type.kata() == "kata"
    (tmp_path / ".venv/bin").mkdir(parents=True)
    (tmp_path / ".venv/bin/kata").touch()
    monkeypatch.chdir(tmp_path)
    assert what_to_type.kata() == ".venv/bin/kata"
