"""Reads the options of a command, which a dataclass of the command declares.

`CASE=x`, as make passes it, `case=x`, `--case=x` and `--case x` set the field `case`. A switch
takes 1 or 0; `--full` alone is `FULL=1`. A positional argument is a solution file.
"""

import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import partial
from importlib import import_module
from pathlib import Path
from textwrap import wrap
from types import ModuleType
from typing import Any, TypeVar

from harness.cli.overview import COMMANDS, EXIT_CODES
from harness.console import page_width
from harness.errors import KataError, no_such
from harness.folders import problem_name
from harness.problem import Problem
from harness.what_to_type import CHOSEN, spelled
from harness.which_problem import choose_problem, default_folder, folders_named, name_to_type

FILE = "SOLUTION"
"""The option that takes positional arguments."""
HELP = {"-h", "--help", "HELP=1"}
SAVED_LAST = "the problem whose attempt was saved last, or else {first}"
INDENT = 6

R = TypeVar("R")


@dataclass(frozen=True)
class Option:
    """A command-line option, named after its field in capitals."""

    purpose: str
    value: str = ""
    """The name of its value; '' for a switch."""
    type: Callable[[str], Any] = str
    """Parses a value. Raises ValueError if the value is invalid."""
    several: bool = False
    """True if the option may be repeated; its value is a list."""


def option(purpose: str, value: str = "", **settings: Any) -> Any:
    """Declare a field of a dataclass as an option; `settings` are further fields of `Option`."""
    return field(metadata={"option": Option(purpose, value, **settings)})


def declared(record: Any) -> dict[str, Option]:
    """Return the options of a dataclass by name."""
    return {field.name.upper(): field.metadata["option"] for field in fields(record)}


def find_command(name: str) -> ModuleType:
    """Return the module of a command, with `Options` and `run`. Raises KataError if unknown."""
    if name not in COMMANDS:
        raise KataError(no_such("command", name, list(COMMANDS)))
    return import_module(f"harness.cli.commands.{name}")


def read_options(name: str, record: type[R], words: Sequence[str]) -> R | None:
    """Parse the arguments of a command. If they ask for help, print it and return None.

    Raises KataError if an option is unknown, or its value is invalid.
    """
    known = declared(record)
    if HELP.intersection(words):
        _print_help(name, record, known)
        return None
    given = _sorted(name, words, known)
    return record(**{key.lower(): _value(key, known[key], given.get(key, ())) for key in known})


def _sorted(
    name: str, words: Sequence[str], known: Mapping[str, Option]
) -> Mapping[str, Sequence[str]]:
    """Return the given values of each option. An empty value counts as not given."""
    given: dict[str, list[str]] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if not re.match("-.|[A-Za-z_]+=", word):
            if not path(word).exists() and folders_named(word):
                raise KataError(f"`kata {name}`: to choose problem {word}, type `PROBLEM={word}`")
            word = f"{FILE}={word}"
        typed, equals, value = word.removeprefix("--").partition("=")
        key = typed.upper()
        if key not in known:
            kind, shown = ("argument", value) if key == FILE and value else ("option", typed)
            remedy = f"the options are {', '.join(known)}"
            raise KataError(f"`kata {name}`: {no_such(kind, shown, list(known), remedy)}")
        if not equals:
            value = "1" if not known[key].value else rest.pop(0) if rest else ""
            if not value:
                form, more = f"`{key}={known[key].value}`", f"`kata {name} HELP=1`"
                raise KataError(f"`{key}` needs a value, as in {form}; for help, run {more}")
        if value:
            given.setdefault(key, []).append(value)
    return given


def _value(key: str, option: Option, given: Sequence[str]) -> Any:
    """Return the value of an option. Raises KataError if it is invalid."""
    if not option.value:
        if given and given[-1] not in ("0", "1"):
            raise KataError(f"`{key}` must be 1 or 0, not {given[-1]!r}")
        return list(given[-1:]) == ["1"]
    try:
        values = [option.type(text) for text in given]
    except ValueError as error:
        raise KataError(f"`{key}`: {error}") from None
    if option.several:
        return values
    if len(values) > 1:
        raise KataError(f"`{key}` takes one {option.value.lower()}, but {len(values)} were given")
    return values[0] if values else None


def _print_help(name: str, record: Any, known: Mapping[str, Option]) -> None:
    does, _ = COMMANDS[name]
    about = f"`kata {name}`: {does}. {' '.join((record.__doc__ or '').split())}"
    print(*wrap(spelled(about), page_width()), "", sep="\n")
    for key, option in known.items():
        print(f"{key}={option.value or 1}")
        purpose = option.purpose.format(first=problem_name(default_folder()))
        lines = wrap(spelled(purpose), page_width() - INDENT)
        print(*(f"{'':{INDENT}}{line}" for line in lines), sep="\n")
    print("", *wrap(EXIT_CODES, page_width()), sep="\n")


def path(text: str) -> Path:
    """Return a path; a leading `~` is the home folder."""
    return Path(os.path.expanduser(text))  # noqa: PTH111 - a Path fails if there is no such home


def problem_field(default: str) -> Any:
    """Declare the option PROBLEM. `default` says what a command does without it."""
    return option(
        "the number, slug or folder of a problem, or a follow-up as NAME or NUMBER/NAME "
        f"(default: {default})",
        "NUMBER",
    )


@dataclass(frozen=True)
class ProblemOption:
    """The option PROBLEM, which every command has."""

    problem: str | None = problem_field(SAVED_LAST)

    def load(self, near: Path | None = None, *, say: bool = True) -> Problem:
        """Return the problem. Commands in later texts name it if it is not the default.

        Without the option, a solution file, `near`, may choose it. `say` prints its title on a
        terminal.
        """
        problem = self.choose(near)
        CHOSEN.name = partial(name_to_type, problem)
        if say and sys.stderr.isatty():
            print(problem.title, file=sys.stderr)
        return problem

    def choose(self, near: Path | None) -> Problem:
        """Return the problem that the option names, or a default."""
        return choose_problem(self.problem, near)


def solution_option(purpose: str, *, several: str = "") -> Any:
    """Declare the option SOLUTION; `several` is the command, if it takes several files."""
    if several:
        more = f"`.venv/bin/kata {several} FILE1 FILE2`"
        purpose += f" instead of the default files; for several, run {more}"
    return option(purpose, "FILE", type=path, several=bool(several))


def case_option(purpose: str = "the case whose name contains NAME") -> Any:
    """Declare the option CASE."""
    return option(purpose, "NAME")


def input_option(purpose: str) -> Any:
    """Declare the option INPUT, for an input that is not in the bank."""
    return option(f"{purpose}: the input itself, a file, or - for standard input", "TEXT")
