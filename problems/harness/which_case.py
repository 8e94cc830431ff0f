"""Chooses the cases of a command: its own input, the cases that match a name, or a default."""

import os
import sys
from collections.abc import Sequence
from itertools import chain
from pathlib import Path

from harness.cases import JUDGED, folded, load_cases
from harness.errors import KataError
from harness.problem import Case, Problem
from harness.read_files import read_text
from harness.value import listed

INPUT = "`INPUT`"
LONGEST_INPUT = 2**16
EXPECTED = "a text file with one input"
NAMED = (*JUDGED, "stress")
"""The tiers whose cases a name can choose."""
NEAREST = 12
"""The number of names in the error for an unknown one."""


def choose_cases(
    problem: Problem,
    name: str | None = None,
    own_input: str | None = None,
    *,
    single: bool = False,
    failed: str = "",
) -> list[Case]:
    """Return the cases of a command; by default all cases that decide the verdict.

    Args:
        problem: the problem of the command.
        name: the value of `--case`, as `cases_named` takes it.
        own_input: the value of `--input`, which makes a case.
        single: True for a command on one case. Without a name it is the case that failed,
            or else LeetCode's example.
        failed: the name of the case that failed last; '' if there is none.

    Raises:
        KataError: no case matches, several do where one is needed, or the input cannot be judged.
    """
    if own_input is not None:
        if name:
            raise KataError(f"`CASE` and {INPUT} cannot be used together; remove one of them")
        return [given_case(problem, own_input)]
    if name:
        cases = cases_named(problem, name)
        if single and len(cases) > 1:
            few = "; ".join(case.name for case in cases[:5]) + " …" * (len(cases) > 5)
            many = f"{len(cases)} case names contain {name!r}"
            raise KataError(f"{many}; choose one with `CASE=NAME`: {few}")
        return cases
    cases = load_cases(problem)
    return [_default(cases, failed)] if single else cases


def cases_named(problem: Problem, name: str, tiers: tuple[str, ...] = NAMED) -> list[Case]:
    """Return the cases with a name or, if there are none, the cases whose name contains it.

    Upper and lower case are equal, as are `-` and a space. Raises KataError for no match.
    """
    from difflib import get_close_matches  # late: few calls need it

    cases, fold = load_cases(problem, tiers), folded(name)
    exact = [case for case in cases if folded(case.name) == fold]
    matches = exact or [case for case in cases if fold in folded(case.name)]
    if not matches:
        names = {folded(case.name): case.name for case in cases}
        near = (names[one] for one in get_close_matches(fold, names, NEAREST, 0))
        missing = f"no {listed(tiers, 'or')} case has {name!r} in its name"
        raise KataError(f"{missing}; the closest names are: {'; '.join(near)}")
    return matches


def _default(cases: Sequence[Case], failed: str) -> Case:
    """Return the case that failed, else LeetCode's first example, else the first case."""
    wrong = (case for case in cases if case.name == failed)
    named = (case for case in cases if "example" in case.name.casefold())
    given = (case for case in cases if case.source.endswith("first example"))
    return next(chain(wrong, named, given), cases[0])


def given_case(problem: Problem, own_input: str) -> Case:
    """Return a case from the value of `--input`: a text, a path, or - for standard input.

    Raises KataError, which says why, if that is not an input of the problem.
    """
    path = os.path.expanduser(own_input)  # noqa: PTH111 - a Path raises for a long text
    like_a_file = Path(own_input[:255]).suffix in (".txt", ".json", ".sdk")
    is_file = like_a_file or os.path.exists(path)  # noqa: PTH110 - the same
    where = "standard input" if own_input == "-" else own_input if is_file else INPUT
    try:
        if own_input == "-":
            if sys.stdin.isatty():
                print("Paste an input, then press Enter and Ctrl-D:", file=sys.stderr)
            text = sys.stdin.read(LONGEST_INPUT)
        else:
            text = read_text(Path(path), LONGEST_INPUT, EXPECTED) if is_file else own_input
        case = Case("your input", "yours", "you asked", "you", problem.read(text))
        problem.arguments(case)  # raises ValueError for invalid values
    except ValueError as error:
        raise KataError(f"{where}: {error}") from None
    return case
