"""Finds commands and reads their options: the parser, and the options that several share."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn, Protocol, TypeVar, cast, get_type_hints

from harness.errors import Exit, KataError, did_you_mean, no_such
from harness.load import TIERS, find_problems
from harness.problem import Problem
from harness.run import Limits
from harness.what_to_type import MEANT, kata
from harness.which_problem import choose_problem, name_to_type

DESCRIPTION = "Practise LeetCode problems: judge your solution, compare approaches, watch them."
EXIT_CODES = "exit codes: 0 accepted or done, 1 failed, 2 usage error, 3 internal error, 130 Ctrl-C"
LONGEST = 86_400  # seconds: a day
LARGEST = 10**9

R = TypeVar("R")


class Command(Protocol):
    """A module of the folder `commands`. Its docstring's first line is its help."""

    HELP: str
    """One line for the overview."""
    Options: type[Any]
    """A frozen record of its options, each declared by `option`, or a record of options."""

    @staticmethod
    def run(options: Any) -> int:
        """Carry out the command and return its exit code."""


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with a call, and where to read on."""

    def error(self, message: str) -> NoReturn:
        """Exit with the code for a wrong call."""
        _, _, name = self.prog.partition(" ")
        self.exit(Exit.USAGE, f"kata: {message}; see {kata()} {name} --help\n")

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse, and refuse unknown options."""
        known, unknown = self.parse_known_args(args, namespace)
        if unknown:
            hint = did_you_mean(unknown[0], list(self._option_string_actions))
            self.error(f"no such option or argument: {' '.join(unknown)}{hint}")
        return known


def find_command(name: str, groups: Mapping[str, Sequence[str]]) -> Command:
    """Return the module of a command. Raises KataError if there is no such command."""
    known = [command for group in groups.values() for command in group]
    if name not in known:
        raise KataError(no_such("command", name, known, f"see {kata()} --help"))
    return cast("Command", import_module(f"harness.cli.commands.{name}"))


def make_parser(name: str, command: Command) -> Parser:
    """Return the parser of a command."""
    detail = " ".join((command.Options.__doc__ or "").split())
    purpose = command.HELP[0].upper() + command.HELP[1:]
    parser = Parser(prog=f"kata {name}", description=f"{purpose}. {detail}", epilog=EXIT_CODES)
    _declare(parser, command.Options)
    return parser


def option(*flags: str, **settings: Any) -> Any:
    """Declare a field of a record as an option, in argparse's words."""
    return field(metadata={"flags": flags, "settings": settings})


def _declare(parser: Parser, record: type[Any]) -> None:
    kinds = get_type_hints(record)
    for one in fields(record):
        if is_dataclass(kinds[one.name]):
            _declare(parser, cast("type[Any]", kinds[one.name]))
        elif flags := one.metadata["flags"]:
            parser.add_argument(*flags, dest=one.name, **one.metadata["settings"])
        else:
            parser.add_argument(one.name, **one.metadata["settings"])


def print_overview(groups: Mapping[str, Sequence[str]]) -> None:
    """Print what `kata --help` shows."""
    print(f"usage: kata COMMAND [options]\n\n{DESCRIPTION}")
    for title, names in groups.items():
        print(f"\n{title}")
        for name in names:
            print(f"  {name:<11}{find_command(name, groups).HELP}")
    print(f"\nkata COMMAND --help lists the options of a command.\n{EXIT_CODES}")


def read_options(record: type[R], options: argparse.Namespace) -> R:
    """Return the parsed options as a frozen record; a field that is a record is a group of them."""
    kinds = get_type_hints(record)
    return record(
        **{
            one.name: read_options(kinds[one.name], options)
            if is_dataclass(kinds[one.name])
            else getattr(options, one.name)
            for one in fields(cast("Any", record))
        }
    )


def path(text: str) -> Path:
    """Read a path; `~` is the home folder even if no shell has expanded it."""
    try:
        return Path(text).expanduser()
    except RuntimeError:  # there is no such home
        return Path(text)


def seconds(text: str) -> float:
    """Read a number of seconds."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= LONGEST:
        raise argparse.ArgumentTypeError(
            f"expected a number of seconds above 0, at most {LONGEST:,}; got {text!r}"
        )
    return number


def whole(least: int, most: int = LARGEST) -> Callable[[str], int]:
    """Return a reader of whole numbers in a range."""

    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text[:20]) <= most:
            raise argparse.ArgumentTypeError(
                f"expected a whole number from {least} to {most}, got {text!r}"
            )
        return int(text)

    return read


@dataclass(frozen=True)
class ProblemOption:
    """The problem that a command is about."""

    problem: str | None = option(
        "--problem",
        metavar="P",
        help="a problem, by number, slug or folder (default: the one whose attempt was saved last)",
    )

    def load(self, near: Path | None = None, *, say: bool = True) -> Problem:
        """Return the problem. All texts name it from now on in the commands that need it.

        Args:
            near: a solution file; the folder that it lies in helps to find the problem.
            say: True to print at a terminal, where there are several problems, which one this is.
        """
        problem = self.choose(near)
        MEANT.name = lambda: name_to_type(problem)
        if say and sys.stderr.isatty() and len(find_problems()) > 1:
            print(problem.title, file=sys.stderr)
        return problem

    def choose(self, near: Path | None) -> Problem:
        """Return the problem that is asked for, or meant."""
        return choose_problem(self.problem, near)


@dataclass(frozen=True)
class FollowupOption(ProblemOption):
    """The problem that a command is about, or one of the questions that follow it."""

    followup: str | None = option(
        "--followup", metavar="NAME", help="a follow-up question, by the name of its folder"
    )

    def choose(self, near: Path | None) -> Problem:
        """Return the problem that is asked for, or meant, or a follow-up of it."""
        return choose_problem(self.problem, near, self.followup)


@dataclass(frozen=True)
class CaseOptions:
    """The cases that a command is about."""

    tier: list[str] | None = option(
        "--tier",
        action="append",
        choices=TIERS[:3],
        help="only cases of this tier; may be repeated (default: sample and interview; with --case "
        "also stress)",
    )
    case: str | None = option("--case", metavar="NAME", help="only cases whose name contains this")


@dataclass(frozen=True)
class LimitOptions:
    """The limits of each case."""

    time_limit: float | None = option(
        "--time-limit",
        type=seconds,
        default=None,
        metavar="SECONDS",
        help=f"CPU time for each case ({Limits().sample_seconds:g} for sample cases, "
        f"{Limits().seconds:g} for others); the limit by the clock is three times that",
    )
    memory_limit: int = option(
        "--memory-limit",
        type=whole(64, 2**24),
        default=Limits().memory // 2**20,
        metavar="MIB",
        help=f"memory for all processes of the solution, at least 64 ({Limits().memory // 2**20})",
    )

    @property
    def limits(self) -> Limits:
        """The limits as the judge takes them."""
        limits = Limits(memory=self.memory_limit * 2**20)
        if self.time_limit is None:
            return limits
        return replace(limits, seconds=self.time_limit, sample_seconds=self.time_limit)


def board_option(purpose: str) -> Any:
    """Declare --board."""
    return option(
        "--board",
        metavar="BOARD",
        help=f"{purpose}: its text, a file, or - for standard input",
    )


def variants_option(count: int) -> Any:
    """Declare --variants."""
    return option(
        "--variants",
        type=whole(0),
        default=count,
        metavar="N",
        help=f"also judge N variants: the same boards, rearranged ({count})",
    )


def seed_option(seed: int | None) -> Any:
    """Declare --seed."""
    shown = "a new one each time" if seed is None else seed
    return option(
        "--seed",
        type=whole(0),
        default=seed,
        metavar="S",
        help=f"random seed ({shown})",
    )


def givens_option(count: int | None) -> Any:
    """Declare --givens."""
    return option(
        "--givens",
        type=whole(0),
        default=count,
        metavar="G",
        help=f"number of filled cells on each board ({count or 'a mix'})",
    )


def json_option() -> Any:
    """Declare --json."""
    return option(
        "--json",
        action="store_true",
        help="print JSON: an object, or a list for several files",
    )
