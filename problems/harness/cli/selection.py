"""Finds what a command is about: the cases, the solution, the journal."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from harness import load
from harness.cases import JUDGED, example_of, folded, load_cases
from harness.console import warn
from harness.errors import KataError
from harness.problem import Case, Problem
from harness.read_text import read_text
from harness.what_to_type import typed

if TYPE_CHECKING:
    from harness.practice.journal import Journal

INPUT, CASE = f"`{typed('--input')}`", f"`{typed('--case')}`"
LONGEST_INPUT = 2**16


def open_journal() -> Journal:
    """Return the journal. It is empty if it cannot be read, and then a line says why."""
    from harness.practice.journal import Journal  # late: a file is judged without it

    journal = Journal()
    warn(journal.complaint)
    return journal


def attempt_or_reference(problem: Problem) -> Path:
    """Return the learner's own file, or the reference approach if there is none."""
    reference = load.reference_path(problem)
    if reference.exists() and not load.attempt_path(problem).exists():
        return Path(load.near(reference))
    return load.existing_attempt(problem)


def choose_cases(problem: Problem, name: str | None, own_input: str | None = None) -> list[Case]:
    """Return the cases that --case or --input chooses. A name may be that of a stress case."""
    if own_input is None:
        return load_cases(problem, (*JUDGED, *["stress"] * bool(name)), name or "")
    if name:
        raise KataError(f"{INPUT} already chooses the case; leave out {CASE}")
    return [_unique(problem, given_case(problem, own_input))]


def choose_one_case(problem: Problem, name: str | None, own_input: str | None = None) -> Case:
    """Return the only case that is chosen, or LeetCode's example if none was asked for.

    Of several that contain what was asked for, the only one that begins with it is meant.
    """
    cases = choose_cases(problem, name, own_input)
    if name and len(cases) > 1:
        begins = folded(name)
        first = [one for one in cases if folded(one.name).startswith(begins)]
        cases = first if len(first) == 1 else cases
    if name and len(cases) > 1:
        few = "; ".join(case.name for case in cases[:5]) + " …" * (len(cases) > 5)
        one = typed("--case", "NAME")
        raise KataError(f"{len(cases)} cases match; choose one with `{one}`: {few}")
    return cases[0] if name else example_of(cases)


def given_case(problem: Problem, own_input: str) -> Case:
    """Return a case from what was typed: the text itself, a file's path, or - for standard input.

    Raises:
        KataError: the text is not an input, with the place of what is wrong.
    """
    where, text = _input_text(own_input)
    try:
        case = Case("your input", "yours", "you asked", "you", problem.read(text))
        problem.arguments(case)  # which may refuse what it has read
    except ValueError as error:
        like_a_path = "/" in own_input or Path(own_input[:255]).suffix in (".txt", ".json", ".sdk")
        missing = where == INPUT and like_a_path
        raise KataError(f"{where}: {'no such file, and ' * missing}{error}") from None
    return case


def _input_text(own_input: str) -> tuple[str, str]:
    """Return where an input comes from, and its text."""
    if own_input == "-":
        return "standard input", _standard_input()
    path = os.path.expanduser(own_input)  # noqa: PTH111 - a Path cannot hold a text of any length
    if os.path.exists(path):  # noqa: PTH110 - the same
        return own_input, read_text(Path(path), LONGEST_INPUT, "one input")
    return INPUT, own_input


def _standard_input() -> str:
    """Return the text on the standard input. Raises KataError if that cannot be an input."""
    if sys.stdin.isatty():
        print("Paste an input, then press Enter and Ctrl-D:", file=sys.stderr)
    try:
        text = sys.stdin.read(LONGEST_INPUT + 1)
    except UnicodeDecodeError:
        raise KataError("standard input is not UTF-8; expected one input") from None
    except (OSError, ValueError) as error:
        raise KataError(f"standard input cannot be read: {error}") from None
    if len(text) > LONGEST_INPUT:
        longer = f"longer than {LONGEST_INPUT:,} characters"
        raise KataError(f"standard input is {longer}; expected one input")
    return text


def _unique(problem: Problem, case: Case) -> Case:
    """Return a case as it is if it has exactly one answer: no other is fit to judge by."""
    if not problem.offers(problem.answers):
        return case
    before = problem.arguments(case)
    found = sum(1 for _, answer in zip(range(2), problem.answers(before), strict=False))
    if found != 1:
        what = "more than one solution" if found else "no solution"
        look = "" if found else problem.suspects(before)
        where = f": {look}" * bool(look)
        raise KataError(f"{INPUT} has {what}, but needs exactly one{where}. No code was judged")
    return case
