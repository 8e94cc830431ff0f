"""Tests that commands on pages and in messages work in bash, dash, zsh and fish."""

import ast
import os
import re
import shlex
import shutil
import subprocess

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cli.overview import overview
from harness.folders import PROBLEMS
from harness.what_to_type import as_typed
from tests.support import PATIENCE, ROOT

NAMES = {"make", "git", "kata", "python", "python3"}
"""Inline code that names a program and is no command."""

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
    Case("kata", program=".venv/bin/kata", command="`.venv/bin/kata judge --help`"),
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
STUB = """#!/bin/sh
printf '%s\\037' "${0##*/}" "$@" >>"$RECORD"
echo >>"$RECORD"
"""
"""A program that only records its name and its arguments."""
each_shell = pytest.mark.parametrize(
    "shell",
    [
        pytest.param(
            shell, marks=pytest.mark.skipif(not shutil.which(shell), reason=f"{shell} is missing")
        )
        for shell in SHELLS
    ],
)


def commands_started(shell, folder, programs, lines):
    """Return the commands that each line starts in an interactive shell.

    Another command follows each line, and must be started, too. The folder is the user's home.
    """
    for program in {*programs, "make"}:
        path = folder / (program if "/" in program else f"bin/{program}")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(STUB, encoding="utf-8")
        path.chmod(0o755)
    found, record = os.pathsep.join([str(folder / "bin"), os.defpath]), folder / "record.txt"
    subprocess.run(
        [shutil.which(shell), *SHELLS[shell]],
        input="".join(f"{line}\nmake next\n" for line in lines),
        env={"PATH": found, "HOME": str(folder), "TERM": "xterm", "RECORD": str(record)},
        cwd=folder,
        text=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=PATIENCE,
        check=False,
        start_new_session=True,
    )
    started = [[]]
    for command in record.read_text(encoding="utf-8").splitlines():
        words = command.split("\x1f")[:-1]
        if words == ["make", "next"]:
            started.append([])
        else:
            started[-1].append(words)
    return started[:-1]


@pytest.mark.slow
@each_shell
def test_commands_of_all_pages_reach_their_program(shell, tmp_path):
    commands = sorted({one for text in PAGES.values() for one in commands_of(text)} - NAMES)
    assert len(commands) > 50
    programs = {shlex.split(command)[0] for command in commands}
    found = commands_started(shell, tmp_path, programs, commands)
    for command, started in zip(commands, found, strict=True):
        program, *words = shlex.split(command)
        home = [word.replace("=~/", f"={tmp_path}/") for word in words]  # bash expands it
        name = program.rpartition("/")[2]
        assert started in ([[name, *words]], [[name, *home]])


@pytest.mark.slow
@each_shell
def test_printed_command_reaches_its_program_whatever_a_path_holds(shell, tmp_path, monkeypatch):
    monkeypatch.setenv("MAKELEVEL", "1")
    lines = [as_typed("judge", name, "--full") for name in ODD_NAMES]
    found = commands_started(shell, tmp_path, (), lines)
    assert found == [[["make", "judge", f"SOLUTION={name}", "FULL=1"]] for name in ODD_NAMES]


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
