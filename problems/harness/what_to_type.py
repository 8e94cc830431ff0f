"""Spells commands as the reader types them: for `make` or for `kata`, whichever is running.

A text contains a command as `typed` returns it, in backticks: `kata judge --case x --full`. An
option alone follows an ellipsis: `… --case x`. When a text is printed, `spelled` rewrites both:
`make judge CASE=x FULL=1`, or `kata judge --case=x --full`.
"""

import os
import re
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"(?<=`)(?:kata (?=[a-z])|… )[^`\n]+(?=`)")
"""A command or an option in a text, between backticks."""
PLAIN = r"[\w@%+=:,./~…-]+"
"""A pattern for words that need no quotes."""
PLAIN_IN_QUOTES = r"[^\"$`\\!]+"
"""A pattern for texts without special characters between double quotes."""

CHOSEN = SimpleNamespace(name=str)
"""The problem of the running command, to which the commands in texts refer.

`name` returns the value of `--problem` for a command; '' if the default is the same problem. Its
argument is the value in the written command; '' means the running command's problem.
"""


def typed(*words: str) -> str:
    """Return a command of `kata`, or an option, to put into a text: `typed("run", "FILE")`.

    Args:
        words: the name of the command, then a file if it takes one, then options and their values;
            or an option such as `--case` by itself or with its value.
    """
    return f"{'…' if words[0].startswith('--') else 'kata'} {shlex.join(words)}"


def by_make() -> bool:
    """Return True if this process was started by make."""
    return "MAKELEVEL" in os.environ


def spelled(text: str) -> str:
    """Return a text with each command and option in it as the reader types it."""
    return NAMED.sub(lambda match: _spelled_command(match[0]), text)


def as_typed(*words: str) -> str:
    """Return a command, or an option with its value, as the reader types it."""
    if words[0].startswith("--"):
        [option] = _options(words)
        return _option(*option)
    name, options = words[0], _options(words[1:])
    chosen = [option for option in options if option[0] == "problem"]
    options = [option for option in options if option not in chosen]
    if problem := CHOSEN.name(chosen[0][1] if chosen else ""):
        options.insert(0, ["problem", problem])
    if by_make():
        options = [[flag, *(value or "1")] for flag, *value in options]
    called = "make" if by_make() else kata()
    return " ".join([called, name, *(_option(flag, *value) for flag, *value in options)])


def _spelled_command(text: str) -> str:
    try:
        _, *words = shlex.split(text)
    except ValueError:  # a path with a quote and a backtick in it
        return text
    return as_typed(*words)


def _options(words: Sequence[str]) -> list[list[str]]:
    """Return each option as its name and its value, if any. A file is the option `solution`."""
    options: list[list[str]] = []
    for word in words:
        if word.startswith("--"):
            options.append(word[2:].split("=", 1))
        elif options and len(options[-1]) == 1:
            options[-1].append(word)
        else:
            options.append(["solution", word])
    return options


def _option(name: str, *value: str) -> str:
    """Return `CASE=NAME`, or `--case=NAME` without make."""
    shown = name.upper() if by_make() else f"--{name}"
    return shown + "".join(f"={_quoted(word)}" for word in value)


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
