"""Reads the options of a command. Each record of options declares its own; some are shared.

`--case=x` and `--case x` are one option, and so is `CASE=x`, as make passes it. A switch also takes
1 and 0. A word without the name of an option is the file of a solution.
"""

from __future__ import annotations

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
from harness.errors import KataError, did_you_mean, no_such
from harness.folders import find_problems
from harness.problem import Problem
from harness.what_to_type import MEANT, as_typed, by_make, spelled, typed
from harness.which_problem import choose_problem, name_to_type

BY_MAKE = re.compile(r"([A-Z][A-Z_]*)(=.*)", re.DOTALL)
FILE = "solution"
"""The option that a word without the name of an option belongs to."""
ALIASES = {"board": "input"}
"""Other names of options: an input of problem 37 is a board."""
FORMER = "followup"
"""An option of earlier versions, with the name of a follow-up: `--problem` takes it now."""
HELP = {"-h", "--help", "--help=1", "HELP=1"}
INDENT = 6

R = TypeVar("R")


@dataclass(frozen=True)
class Option:
    """An option as its record declares it."""

    name: str
    purpose: str
    value: str = ""
    """The name of its value; '' for a switch."""
    type: Callable[[str], Any] = str
    """Reads a value. Raises ValueError if that is not one."""
    default: Any = None
    choices: Sequence[Any] = ()
    several: bool = False
    """True if it is the list of all values that were given."""


def option(name: str, purpose: str, value: str = "", **settings: Any) -> Any:
    """Declare a field of a record as an option, by the fields of `Option`."""
    return field(metadata={"option": Option(name, purpose, value, **settings)})


def find_command(name: str) -> ModuleType:
    """Return the module of a command, which has its `Options` and `run`, or raise KataError."""
    if name not in COMMANDS:
        raise KataError(no_such("command", name, list(COMMANDS)))
    return import_module(f"harness.cli.commands.{name}")


def read_options(name: str, record: type[R], words: Sequence[str]) -> R | None:
    """Return the options of a command, or None if its help was asked for, which is printed.

    Raises:
        KataError: a word is not an option of the command, or does not fit one.
    """
    known = {one.name: one for one in declared(record)}
    if HELP.intersection(words):
        _print_help(name, record, known)
        return None
    given = _sorted(name, words, known)
    made = {
        one.name: _value(one.metadata["option"], given.get(one.metadata["option"].name, ()))
        for one in fields(cast("Any", record))
    }
    return record(**made)


def declared(record: Any) -> Iterator[Option]:
    """Yield the options that a record declares: its own first, then those that most share."""
    own = fields(record)
    for one in sorted(own, key=lambda field: field.name == "problem"):
        yield one.metadata["option"]


def _sorted(
    name: str, words: Sequence[str], known: Mapping[str, Option]
) -> Mapping[str, Sequence[str]]:
    """Return the values that were given for each option. An empty value counts as not given."""
    given: dict[str, list[str]] = {}
    rest, files = list(words), []
    while rest:
        word = rest.pop(0)
        if by_make := BY_MAKE.fullmatch(word):
            word = f"--{by_make[1].lower()}{by_make[2]}"
        if word == "-" or not word.startswith("-"):
            files.append(word)
            continue
        flag, equals, value = word.removeprefix("--").partition("=")
        flag = ALIASES.get(flag, flag)
        if flag == FORMER:
            name = value or "".join(rest[:1]) or "NAME"
            raise KataError(f"`{typed('--problem', name)}` chooses a follow-up now")
        if flag not in known:
            raise KataError(_unknown(name, flag, known))
        if not equals:
            value = rest.pop(0) if known[flag].value and rest else "1" * (not known[flag].value)
            if not value:
                raise KataError(f"`{typed(f'--{flag}')}` needs a value: {known[flag].purpose}")
        if value:
            given.setdefault(flag, []).append(value)
    _check_files(files, given, known)
    if files and FILE not in known:
        raise KataError(_unknown(name, FILE, known))
    return given | ({FILE: [*given.get(FILE, ()), *files]} if files else {})


def _check_files(
    files: Sequence[str], given: Mapping[str, Sequence[str]], known: Mapping[str, Option]
) -> None:
    """Raise KataError for a word that is not a file, but nearly an option."""
    for word in files:
        if not path(word).exists() and (meant := _near_option(word, files, given, known)):
            raise KataError(f"there is no file {word!r}; did you mean `{meant}`?")


def _near_option(
    word: str,
    files: Sequence[str],
    given: Mapping[str, Sequence[str]],
    known: Mapping[str, Option],
) -> str:
    """Return the option that a word is probably meant for if it is not a file, or ''.

    `FULL` is meant as `FULL=1`, `solution=x` as `SOLUTION=x`, `CASE=four blanks` as one value.
    """
    flag, equals, value = word.partition("=")
    one = known.get(ALIASES.get(flag.lower(), flag.lower()))
    if one:
        usual = [one.value] if one.value else ["1"] * by_make()
        return typed(f"--{one.name}", *([value] if equals else usual))
    values = [flag for flag in given if known[flag].value and flag not in (FILE, "problem")]
    if len(values) == 1:
        return typed(f"--{values[0]}", " ".join([*given[values[0]], *files]))
    return ""


def _unknown(name: str, flag: str, known: Mapping[str, Option]) -> str:
    """Return that a command does not take an option, which one is near, and what it takes."""
    shown = {one: f"`{typed(f'--{one}')}`" for one in known}
    near = did_you_mean(flag, known, shown.__getitem__)
    takes = ", ".join(shown.values())
    return f"`{typed(name)}` does not take `{typed(f'--{flag}')}`{near}; it takes {takes}"


def _value(one: Option, given: Sequence[str]) -> Any:
    """Return what an option is set to. Raises KataError if that is not possible."""
    shown = f"`{typed(f'--{one.name}')}`"
    if not one.value:
        if given and given[-1] not in ("0", "1"):
            raise KataError(f"{shown} is 1 or 0, not {given[-1]!r}")
        return list(given[-1:]) == ["1"]
    try:
        values = [one.type(text) for text in given]
    except ValueError as error:
        raise KataError(f"{shown}: {error}") from None
    if one.several:
        return values
    if len(values) > 1:
        raise KataError(f"{shown}: expected one {one.value}, got {len(values)}")
    if values and one.choices and values[0] not in one.choices:
        listed = ", ".join(map(str, one.choices))
        raise KataError(f"{shown}: expected one of {listed}, got {given[0]!r}")
    return values[0] if values else one.default


def _print_help(name: str, record: Any, known: Mapping[str, Option]) -> None:
    """Print what a command does, and its options as they are typed."""
    does, _ = COMMANDS[name]
    about = f"`{typed(name)}`: {does}. {' '.join((record.__doc__ or '').split())}"
    print(*wrap(spelled(about), page_width()), "", sep="\n")
    for flag, one in known.items():
        print(as_typed(f"--{flag}", *([one.value] if one.value else ["1"] * by_make())))
        lines = wrap(spelled(one.purpose), page_width() - INDENT)
        print(*(f"{'':{INDENT}}{line}" for line in lines), sep="\n")
    print("", *wrap(EXIT_CODES, page_width()), sep="\n")


def path(text: str) -> Path:
    """Read a path; `~` is the home folder even if no shell has expanded it."""
    return Path(os.path.expanduser(text))  # noqa: PTH111 - a Path fails if there is no such home


@dataclass(frozen=True)
class ProblemOption:
    """The problem that a command is about."""

    problem: str | None = option(
        "problem",
        "a problem, by number, slug or folder, or a follow-up, by name or as NUMBER/name "
        "(default: the one whose attempt was saved last)",
        "NUMBER",
    )

    def load(self, near: Path | None = None, *, say: bool = True) -> Problem:
        """Return the problem. All texts name it from now on in the commands that need it.

        Args:
            near: a solution file; the folder that it lies in helps to find the problem.
            say: True to print at a terminal, where there are several problems, which one this is.
        """
        problem = self.choose(near)
        MEANT.name = partial(name_to_type, problem)
        if say and sys.stderr.isatty() and len(find_problems()) > 1:
            print(problem.title, file=sys.stderr)
        return problem

    def choose(self, near: Path | None) -> Problem:
        """Return the problem that the option names, or a default."""
        return choose_problem(self.problem, near)


def solution_option(purpose: str, *, several: bool = False) -> Any:
    """Declare --solution, the file of a solution, or several of them."""
    return option(FILE, purpose, "FILE", type=path, several=several)


def case_option(purpose: str = "the case whose name contains this") -> Any:
    """Declare --case."""
    return option("case", purpose, "NAME")


def input_option(purpose: str) -> Any:
    """Declare --input, an input that the learner brings. --board is its other name."""
    return option("input", f"{purpose}: its text, a file, or - for standard input", "INPUT")


def json_option() -> Any:
    """Declare --json."""
    return option("json", "print JSON: an object, or a list for several files")


@dataclass(frozen=True)
class JudgeOptions(ProblemOption):
    """Without a file it judges the one that `kata start` wrote."""

    files: list[Path] = solution_option(
        "a file; code pasted from LeetCode works unchanged", several=True
    )
    case: str | None = case_option("only cases whose name contains this")
    own_input: str | None = input_option("judge on this input instead")
    full: bool = option(
        "full",
        "show whole inputs, answers and tracebacks, and all that was printed; "
        "look longer for the mistake",
    )
    json: bool = json_option()
