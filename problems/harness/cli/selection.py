"""What a command was asked for: the cases, the solution and the limits that its options name."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from pathlib import Path
from random import randrange

from harness import load
from harness.errors import KataError
from harness.records import Case, Limits, Problem


def limits_of(options: Namespace) -> Limits:
    """What --time-limit and --memory-limit say."""
    return Limits(seconds=options.time_limit, memory=options.memory_limit * 2**20)


def may_write(path: Path) -> None:
    """Raise KataError unless a trace can be written there without anything being lost."""
    from harness.trace import holds_trace

    if not path.absolute().parent.is_dir():
        raise KataError(f"--save {path}: there is no folder {path.parent}")
    if path.is_symlink() and not path.exists():
        raise KataError(f"--save {path}: that is a link to nothing; name another file")
    if path.exists() and not holds_trace(path):
        raise KataError(f"--save {path}: that is there already and is no trace; name another file")


def refuse(options: Namespace, *names: str) -> None:
    """Raise KataError if an option was given that says how to run a solution: none will run."""
    for name in names:
        if getattr(options, name) is not None:
            raise KataError(f"--{name} is for a solution; {options.file or options.a} is a trace")


def attempt(problem: Problem) -> Path:
    """The learner's own file. Raises KataError when there is none yet."""
    path = load.attempt_path(problem)
    if not path.exists():
        raise KataError(f"no attempt of yours yet: `kata start` writes {near(path)}")
    return Path(near(path))


def attempt_or_reference(problem: Problem) -> Path:
    """The learner's own file, or the reference approach while there is none."""
    named = {path.stem: path for path in load.find_approaches(problem)}
    own = load.attempt_path(problem)
    if not own.exists() and problem.reference in named:
        return Path(near(named[problem.reference]))
    return attempt(problem)


def cases_of(problem: Problem, options: Namespace) -> list[Case]:
    """The cases that --tier, --case and --board choose."""
    if getattr(options, "board", None) is not None:
        if options.case or options.tier:
            raise KataError("--board is a case of its own; leave out --case and --tier")
        return [_unique(problem, given_case(problem, options.board))]
    tiers = load.JUDGED if not options.case else (*load.JUDGED, "stress")
    cases = load.load_cases(problem, tuple(options.tier or tiers), options.case or "")
    if not getattr(options, "variants", 0):
        return cases
    if options.seed is None:
        options.seed = randrange(10**6)
    return cases + load.vary(problem, cases, options.variants, options.seed)


def one_case(cases: list[Case]) -> Case:
    """The only one of some cases. Raises KataError when there are several."""
    if len(cases) > 1:
        few = "; ".join(case.name for case in cases[:5]) + " …" * (len(cases) > 5)
        raise KataError(f"{len(cases)} cases fit, expected one; say --case NAME: {few}")
    return cases[0]


def one_case_to_watch(cases: list[Case], options: Namespace) -> Case:
    """The only one; or, where none was asked for, the first whose name tells of an example."""
    if options.case:
        return one_case(cases)
    return next((case for case in cases if "example" in case.name.casefold()), cases[0])


def given_case(problem: Problem, board: str) -> Case:
    """A case from what the user typed: the text itself, a file's path, or - for standard input."""
    if problem.read is None:
        raise KataError(f"{problem.slug} takes no board of yours")
    where, text = _board_text(board)
    try:
        return Case("your board", "yours", "you asked", "you", problem.read(text))
    except ValueError as error:
        like_a_path = "/" in board or Path(board[:255]).suffix in (".txt", ".json", ".sdk")
        missing = where == "--board" and like_a_path
        raise KataError(f"{where}: {'no such file, and ' * missing}{error}") from None


def _board_text(board: str) -> tuple[str, str]:
    """Where a board comes from, and its text."""
    path = os.path.expanduser(board)  # noqa: PTH111 - a Path takes no text of any length
    try:
        if board == "-":
            if sys.stdin.isatty():
                print("Paste a board, then press Enter and Ctrl-D:", file=sys.stderr)
            return "the board on standard input", sys.stdin.read()
        if os.path.exists(path):  # noqa: PTH110 - nor does it here
            return board, Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise KataError(f"{board} is not UTF-8; expected a text with a board") from None
    except OSError as error:
        raise KataError(f"{board} cannot be read: {error.strerror}") from None
    return "--board", board


def _unique(problem: Problem, case: Case) -> Case:
    """A case as it is, if it has exactly one answer: no other is fit to judge by."""
    if problem.answers is None:
        return case
    answers = problem.answers(problem.arguments(case))
    found = sum(1 for _, answer in zip(range(2), answers, strict=False))
    if found != 1:
        what = "more than one solution" if found else "no solution"
        raise KataError(
            f"--board has {what}, expected exactly one, so no code was judged; "
            "`kata solve --board …` shows more"
        )
    return case


def near(path: Path) -> str:
    """A path as short as it can be told from here."""
    try:
        return str(path.relative_to(Path.cwd()))
    except ValueError:
        return str(path)
