"""Tests that commands on pages and in messages work in bash, dash, zsh and fish."""

import ast
import os
import re
import shutil
import subprocess

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cli.overview import overview
from harness.folders import PROBLEMS
from harness.what_to_type import as_typed
from tests.support import PATIENCE, ROOT

ODD_NAMES = [
    "it's.py", "a b.py", 'a "b".py', "a (1).py", "$HOME.py", "`id`.py", "a;b.py", "a&b.py",
    "a#b.py", "#a.py", "a!b.py", "a*.py", "a?[b].py", "{a,b}.py", "a\\b.py", "a\\\\b.py", "a\\",
    "a<b>.py", "^a|b.py", "=a.py", "~a.py", "%a.py", "题 1.py", "",
]  # fmt: skip
"""File names in which some shell reads a character as something else."""


PAGES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for folder in (".", ".github", "problems/**", "solutions/**", "tests/**")
    for path in sorted(ROOT.glob(f"{folder}/*.md"))
}
"""The text of each page, by its path."""


def refused(commands):
    """Return the commands that some shell would not take as they are."""
    return [command for command in commands if not LINE.fullmatch(command)]


@pytest.mark.parametrize("name", PAGES)
def test_commands_of_page_can_be_copied(name):
    commands = commands_of(PAGES[name])
    assert refused(commands) == []
    assert [one for one in commands if one.startswith("kata ")] == [], "not on the reader's PATH"


@pytest.mark.parametrize("name", PAGES)
def test_block_of_page_names_its_language_and_is_only_output_or_only_commands(name):
    blocks = blocks_of(PAGES[name])
    assert all(language for language, _ in blocks), "what is output is a block of text"
    output = [line for language, block in blocks if language not in SHELL_BLOCKS for line in block]
    assert [line for line in output if line.lstrip().startswith(("$ ", "make ", ".venv/"))] == []


@parametrize_cases(
    Case("make", program="", command="`make judge HELP=1`"),
    Case("kata", program=".venv/bin/kata", command="`.venv/bin/kata judge HELP=1`"),
)
def test_commands_of_help_can_be_copied(program, command):
    page = overview(program)
    assert command in page
    assert refused(inline_commands(page)) == []
    assert all(len(line) <= 100 for line in page.splitlines())


@pytest.mark.slow
def test_commands_of_messages_can_be_copied():
    wrong = {}
    for path in PROBLEMS.rglob("*.*"):
        if path.suffix not in (".py", ".toml") or path.name == "stub.py":
            continue  # a stub may have no body
        source = path.read_text(encoding="utf-8")
        texts = messages_of(source) if path.suffix == ".py" else [source]
        if bad := refused([one for text in texts for one in inline_commands(text)]):
            wrong[path.name] = bad
    assert wrong == {}


SHELLS = {
    "bash": ("--norc", "-i"),
    "dash": ("-i",),
    "zsh": ("-f", "-i"),
    "fish": ("--no-config", "-i"),
}
"""The shells that commands are written for, each with options by which it reads no user's files."""
MAKE = """#!/bin/sh
printf '%s\\037' "$@" >>"$RECORD"
echo >>"$RECORD"
"""
"""A `make` that only records its arguments."""


@pytest.mark.slow
@pytest.mark.parametrize("shell", SHELLS)
def test_printed_command_reaches_its_program_whatever_a_path_holds(shell, tmp_path, monkeypatch):
    """Another command follows each of them, and is started, too."""
    if not shutil.which(shell):
        pytest.skip(f"{shell} is missing")  # `.ci/run` installs all of them
    monkeypatch.setenv("MAKELEVEL", "1")
    lines = [as_typed("judge", f"SOLUTION={name}", "FULL=1") for name in ODD_NAMES]
    record, make = tmp_path / "record.txt", tmp_path / "make"
    make.write_text(MAKE, encoding="utf-8")
    make.chmod(0o755)
    path = os.pathsep.join([str(tmp_path), os.defpath])
    subprocess.run(
        [shutil.which(shell), *SHELLS[shell]],
        input="".join(f"{line}\nmake next\n" for line in lines),
        env={"PATH": path, "HOME": str(tmp_path), "TERM": "xterm", "RECORD": str(record)},
        cwd=tmp_path,
        text=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=PATIENCE,
        check=False,
        start_new_session=True,
    )
    started = [line.split("\x1f")[:-1] for line in record.read_text("utf-8").splitlines()]
    typed = [["judge", f"SOLUTION={name}", "FULL=1"] for name in ODD_NAMES]
    assert started == [words for command in typed for words in (command, ["next"])]


PLAIN = r"[\w@%+=:,./~-]"
QUOTED = r'"[^"$`\\!\n]+"'
LINE = re.compile(rf"(?!=)(?:{PLAIN}|{QUOTED})+(?: (?:{PLAIN}|{QUOTED})+)*", re.ASCII)
"""A line that bash, dash, zsh and fish understand alike: plain words, or text in double quotes."""
SHELL_BLOCKS = {"sh", "bash", "console", "shell", "zsh", "fish", "shell-session"}
FENCE = re.compile(r"^( *)```(\S*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
PROGRAM = re.compile(r"(?:make|kata|git|python3?|(?:\S*/)?\.venv/bin/\w+)(?: (?!=)|$)|\$ ")
"""The beginning of a command. Output such as `make: *** Error 1` does not begin so."""


def blocks_of(page):
    """Return the language and the lines of each fenced block of a page."""
    return [(found[2], found[3].splitlines()) for found in FENCE.finditer(page)]


def shell_lines(page):
    blocks = [block for language, block in blocks_of(page) if language in SHELL_BLOCKS]
    return [line.strip() for block in blocks for line in block]


def commands_of(page):
    """Return what a page shows as commands: lines of blocks for a shell, and inline code."""
    return [*shell_lines(page), *inline_commands(FENCE.sub("", page))]


def inline_commands(text):
    return [code for code in INLINE.findall(text) if PROGRAM.match(code)]


def messages_of(source):
    """Return the texts in a module's source, without docstrings.

    A value that a text inserts is written as `x`.
    """
    nodes = list(ast.walk(ast.parse(source)))
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    return [_text_of(node) for node in nodes if id(node) not in docstrings]


def _text_of(node):
    """Return the text of a string or f-string, with `x` for each value; '' for other nodes."""
    if isinstance(node, ast.JoinedStr):
        return "".join(_text_of(part) or "x" for part in node.values)
    return node.value if isinstance(getattr(node, "value", None), str) else ""
