"""Spells commands as the reader types them: for `make` or for `kata`, whichever is running.

A text contains a command in backticks, with its options as make takes them: `kata run CASE=x`. When
the text is printed, `spelled` rewrites the command: `make run PROBLEM=51 CASE=x`.
"""

import os
import re
import shlex
import sys
from pathlib import Path
from types import SimpleNamespace

ROOT = Path(__file__).parents[2]
COMMAND = re.compile(r"(?<=`)kata [a-z][^`\n]*(?=`)")
"""A command in a text, between backticks."""
PLAIN = r"[\w@%+=:,./~…-]+"
"""A pattern for words that need no quotes."""
PLAIN_IN_QUOTES = r"[^\"$`\\!]+"
"""A pattern for texts without special characters between double quotes."""
CHOOSING = ("interview",)
"""Commands that choose their default problem differently, so a given `PROBLEM` is never omitted."""
CHOSEN = SimpleNamespace(name=str)
"""The problem of the running command, to which the commands in texts refer.

`name` returns the value of `PROBLEM` for a command; '' if the default is the same problem. Its
argument is the value in the written command; '' means the running command's problem.
"""


def typed(name: str, *options: str) -> str:
    """Return a command to put into a text: `typed("run", "CASE=four blanks")`."""
    return f"kata {shlex.join([name, *options])}"


def spelled(text: str) -> str:
    """Return a text with each command rewritten as the reader types it."""
    return COMMAND.sub(_spelled_command, text)


def as_typed(name: str, *options: str) -> str:
    """Return a command as the reader types it. Raises ValueError for an option without a value."""
    given = dict(option.split("=", 1) for option in options)
    wanted = given.pop("PROBLEM", "")
    problem = wanted if name in CHOOSING else CHOSEN.name(wanted)
    chosen = {"PROBLEM": problem} if problem else {}
    words = [f"{key}={_quoted(value)}" for key, value in (chosen | given).items()]
    program = "make" if "MAKELEVEL" in os.environ else kata()
    return " ".join([program, name, *words])


def _spelled_command(command: re.Match[str]) -> str:
    try:
        _, name, *options = shlex.split(command[0])
        return as_typed(name, *options)
    except ValueError:  # a text by the learner that only looks like a command
        return command[0]


def kata() -> str:
    """Return the path of the `kata` executable, relative if it is below the current folder."""
    called = Path(sys.argv[0])
    path = called if called.stem == "kata" else ROOT / ".venv/bin/kata"
    if not path.exists():
        return "kata"
    near = path.absolute().is_relative_to(Path.cwd())
    return _quoted(str(path.absolute().relative_to(Path.cwd()) if near else path))


def _quoted(word: str) -> str:
    """Return a word quoted for any shell, in double quotes if they are enough.

    In fish, a backslash between single quotes may be an escape. In double quotes it is doubled.
    """
    if re.fullmatch(PLAIN, word):
        return word
    if re.fullmatch(PLAIN_IN_QUOTES, word):
        return f'"{word}"'
    return shlex.quote(word).replace("\\", "'\"\\\\\"'")
