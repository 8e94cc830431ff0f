"""Spells commands as the reader can type them: with make where make called, else without.

A message names a command, or an option, as data: `typed` puts it between two marks in the
text. What prints the text replaces that by what can be typed.
"""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

MARK_START, MARK_END = "\x0e", "\x0f"
"""Stand around a command in a text, which is spelled where it is printed."""
ROOT = Path(__file__).parents[2]
VARIABLES = {
    "start": "followup problem",
    "judge": "file case board full all followup approach problem",
    "test": "full followup problem",
    "run": "file case board debug followup problem",
    "practice": "followup problem",
    "hint": "followup problem",
    "again": "followup approach problem",
    "log": "rate followup problem",
    "interview": "minutes drill problem",
    "compare": "stress spread rounds peers followup problem",
    "replay": "file case board a b followup problem",
    "page": "file case board a b open followup problem",
}
"""The options of each command that its target in the Makefile has a variable for."""
MARKED = f"(?s){MARK_START}(.*?){MARK_END}"
PLAIN = r"[\w@%+=:,./~…-]+"
"""A word that needs no quotes."""
PLAIN_IN_QUOTES = r"[^\"$`\\!]+"
"""A text that means itself between double quotes."""


@dataclass
class Meant:
    """The problem that the commands in texts are about, once it is chosen."""

    name: Callable[[], str] = str
    """Return what must name it where a command is typed; '' if it is meant anyway."""


MEANT = Meant()


def typed(*words: str) -> str:
    """Return a command of `kata` as data for a text, or an option: `typed("run", "FILE")`.

    Whatever prints the text spells it as the reader can type it, with make or without.

    Args:
        words: the name of the command, then a file if it takes one, then options and their values,
            as for `kata`; or an option such as `--case` by itself or with its value.
    """
    return f"{MARK_START}{shlex.join(words)}{MARK_END}"


def by_make() -> bool:
    """Return True if this process was started by make."""
    return "MAKELEVEL" in os.environ


def spelled(text: str) -> str:
    """Return a text with each command and each option in it as the reader can type it."""
    if MARK_START not in text:  # as in most texts
        return text
    return re.sub(MARKED, lambda found: as_typed(shlex.split(found[1])), text)


def as_typed(words: list[str]) -> str:
    """Return the words of a command, or of an option and its value, as the reader can type them."""
    if words[0].startswith("--"):
        variables = {f"--{name}" for known in VARIABLES.values() for name in known.split()}
        if not by_make() or words[0] not in variables:
            return _flag(*words)
        return _variable(*words) if words[1:] else words[0][2:].upper()
    name, options = words[0], _options(words[1:])
    known = {f"--{variable}" for variable in VARIABLES.get(name, "").split()}
    if problem := MEANT.name():
        options.append(["--problem", problem])
    if by_make() and name in VARIABLES and all(flag in known for flag, *_ in options):
        return " ".join(["make", name, *(_variable(*option) for option in options)])
    return " ".join([kata(), name, *(_flag(*option) for option in options)])


def _options(words: list[str]) -> list[list[str]]:
    """Return each option with its value, if it has one. A file counts as the option `--file`."""
    options: list[list[str]] = []
    for word in words:
        if word.startswith("--"):
            options.append([word])
        elif options and len(options[-1]) == 1:
            options[-1].append(word)
        else:
            options.append(["--file", word])
    return options


def _variable(flag: str, value: str = "1") -> str:
    """Return `CASE=NAME` for `--case NAME`, and `FULL=1` for `--full`."""
    name = "SOLUTION" if flag == "--file" else flag[2:].upper()
    return f"{name}={_quoted(value)}"


def _flag(flag: str, *value: str) -> str:
    return " ".join(([] if flag == "--file" else [flag]) + [_quoted(word) for word in value])


def kata() -> str:
    """Return what `kata` is called by, from the current folder."""
    called = Path(sys.argv[0])
    path = called if called.stem == "kata" else ROOT / ".venv/bin/kata"
    if not path.exists():
        return "kata"
    near = path.absolute().is_relative_to(Path.cwd())
    return _quoted(str(path.absolute().relative_to(Path.cwd()) if near else path))


def _quoted(word: str) -> str:
    """Return a word as a shell takes it, in double quotes where those will do."""
    if re.fullmatch(PLAIN, word):
        return word
    return f'"{word}"' if re.fullmatch(PLAIN_IN_QUOTES, word) else shlex.quote(word)
