"""Reads the options of a command, which a dataclass of the command declares.

`--case=x`, `--case x` and `CASE=x`, as make passes it, are the same option. A switch also takes 1
and 0. A positional argument is a solution file.
"""

import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import partial
from importlib import import_module
from pathlib import Path
from textwrap import wrap
from types import ModuleType
from typing import Any, TypeVar, cast

from harness.cli.overview import COMMANDS, EXIT_CODES
from harness.console import page_width
from harness.errors import KataError, no_such
from harness.problem import Problem
from harness.value import listed
from harness.what_to_type import CHOSEN, as_typed, by_make, spelled, typed
from harness.which_problem import choose_problem, name_to_type

BY_MAKE = re.compile(r"([A-Z][A-Z_]*)(=.*)", re.DOTALL)
FILE = "solution"
"""The option that takes positional arguments."""
HELP = {"-h", "--help", "--help=1", "HELP=1"}
INDENT = 6

R = TypeVar("R")


@dataclass(frozen=True)
class Option:
    """An option of a command."""

    name: str
    purpose: str
    value: str = ""
    """The name of its value; '' for a switch."""
    type: Callable[[str], Any] = str
    """Parses a value. Raises ValueError if the value is invalid."""
    choices: Sequence[Any] = ()
    several: bool = False
    """True if the option may be repeated; its value is a list."""


def option(name: str, purpose: str, value: str = "", **settings: Any) -> Any:
    """Declare a field of a dataclass as an option; `settings` are further fields of `Option`."""
    return field(metadata={"option": Option(name, purpose, value, **settings)})


def find_command(name: str) -> ModuleType:
    """Return the module of a command, with `Options` and `run`. Raises KataError if unknown."""
    if name not in COMMANDS:
        raise KataError(no_such("command", name, list(COMMANDS)))
    return import_module(f"harness.cli.commands.{name}")


def read_options(name: str, record: type[R], words: Sequence[str]) -> R | None:
    """Parse the arguments of a command. If they ask for help, print it and return None.

    Raises KataError if an option is unknown, or its value is invalid.
    """
    known = {option.name: option for option in declared(record)}
    if HELP.intersection(words):
        _print_help(name, record, known)
        return None
    given = _sorted(name, words, known)
    options = {field.name: field.metadata["option"] for field in fields(cast("Any", record))}
    values = {name: _value(option, given.get(option.name, ())) for name, option in options.items()}
    return record(**values)


def declared(record: Any) -> Iterator[Option]:
    """Yield the options of a dataclass, `--problem` last."""
    for declaration in sorted(fields(record), key=lambda field: field.name == "problem"):
        yield declaration.metadata["option"]


def _sorted(
    name: str, words: Sequence[str], known: Mapping[str, Option]
) -> Mapping[str, Sequence[str]]:
    """Return the given values of each option. An empty value counts as not given."""
    given: dict[str, list[str]] = {}
    rest = list(words)
    while rest:
        word = shown = rest.pop(0)
        if by_make := BY_MAKE.fullmatch(word):
            word = f"--{by_make[1].lower()}{by_make[2]}"
        elif word == "-" or not word.startswith("-"):
            word = f"--{FILE}={word}"
        flag, equals, value = word.removeprefix("--").partition("=")
        shown = shown if flag == FILE else typed(f"--{flag}")
        if flag not in known:
            takes = ", ".join(f"`{typed(f'--{option}')}`" for option in known)
            raise KataError(f"`{typed(name)}` does not take `{shown}`; it takes {takes}")
        if not equals:
            value = "1" if not known[flag].value else rest.pop(0) if rest else ""
            if not value:
                raise KataError(f"`{typed(f'--{flag}')}` needs a value: {known[flag].purpose}")
        if value:
            given.setdefault(flag, []).append(value)
    return given


def _value(option: Option, given: Sequence[str]) -> Any:
    """Return the value of an option. Raises KataError if it is invalid."""
    shown = f"`{typed(f'--{option.name}')}`"
    if not option.value:
        if given and given[-1] not in ("0", "1"):
            raise KataError(f"{shown} is 1 or 0, not {given[-1]!r}")
        return list(given[-1:]) == ["1"]
    try:
        values = [option.type(text) for text in given]
    except ValueError as error:
        raise KataError(f"{shown}: {error}") from None
    if option.several:
        return values
    if len(values) > 1:
        raise KataError(f"{shown}: expected one {option.value}, got {len(values)}")
    if values and option.choices and values[0] not in option.choices:
        choices = listed(map(str, option.choices), "or")
        raise KataError(f"{shown} takes {choices}, not {given[0]!r}")
    return values[0] if values else None


def _print_help(name: str, record: Any, known: Mapping[str, Option]) -> None:
    does, _ = COMMANDS[name]
    about = f"`{typed(name)}`: {does}. {' '.join((record.__doc__ or '').split())}"
    print(*wrap(spelled(about), page_width()), "", sep="\n")
    for flag, option in known.items():
        print(as_typed(f"--{flag}", *([option.value] if option.value else ["1"] * by_make())))
        lines = wrap(spelled(option.purpose), page_width() - INDENT)
        print(*(f"{'':{INDENT}}{line}" for line in lines), sep="\n")
    print("", *wrap(EXIT_CODES, page_width()), sep="\n")


def path(text: str) -> Path:
    """Return a path; a leading `~` is the home folder."""
    return Path(os.path.expanduser(text))  # noqa: PTH111 - a Path fails if there is no such home


@dataclass(frozen=True)
class ProblemOption:
    """The option `--problem`, which every command has."""

    problem: str | None = option(
        "problem",
        "a problem, by number, slug or folder, or a follow-up, by name or as NUMBER/name "
        "(default: the one whose attempt was saved last)",
        "NUMBER",
    )

    def load(self, near: Path | None = None, *, say: bool = True) -> Problem:
        """Return the problem. From now on, commands in texts name it if it is not the default.

        A solution file, `near`, may choose it if no option does. `say` prints its title at a
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


def solution_option(purpose: str, *, several: bool = False) -> Any:
    """Declare --solution, one or several files."""
    return option(FILE, purpose, "FILE", type=path, several=several)


def case_option(purpose: str = "the case whose name contains this") -> Any:
    """Declare --case."""
    return option("case", purpose, "NAME")


def input_option(purpose: str) -> Any:
    """Declare --input, the learner's own input."""
    return option("input", f"{purpose}: its text, a file, or - for standard input", "INPUT")
