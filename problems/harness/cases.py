"""Reads the bank of a problem: `cases.toml`, or a file for each tier in `cases/`.

[[case]]
tier = "sample"             # in a file such as `cases/sample.toml`, its name is the tier
name = "Two of three"       # a noun phrase
why = "…"                   # the mistake that the case catches
source = "…"
n = 3                       # a key for each parameter of the method, by its name
k = 2
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from harness.errors import KataError, no_such, shown_path
from harness.problem import Case, Problem
from harness.read_files import check_table, read_toml, tables_of
from harness.value import listed

TIERS = ("sample", "interview", "stress", "beyond")
JUDGED = ("sample", "interview")
"""The tiers that decide whether a solution is Accepted."""
TEXTS = ("tier", "name", "why", "source")
"""The keys of a case that the harness reads; their values are strings."""


def load_cases(problem: Problem, tiers: tuple[str, ...] = JUDGED) -> list[Case]:
    """Return the cases of each tier, in the order of the bank.

    Raises KataError if there are none, or the bank is malformed.
    """
    cases = [case for tier in tiers for case in _read(problem) if case.tier == tier]
    if not cases:
        where, what = shown_path(problem.folder), listed(tiers, "or")
        raise KataError(f"{where} has no {what} cases; add a case, or choose another problem")
    return cases


def vary(problem: Problem, cases: list[Case], count: int, seed: int) -> list[Case]:
    """Return variants of random cases. Raises KataError if the problem has none.

    The same seed gives the same variants.
    """
    chance = Random(seed)
    variants = []
    for number in range(1, count + 1):
        parent = cases[int(chance.random() * len(cases))]
        varied = problem.vary(problem.arguments(parent), chance)
        name = f"{parent.name} (variant {number})"
        why = f"a variant of it, drawn with seed {seed}"
        variants.append(Case(name, parent.tier, why, parent.source, varied, parent.name))
    return variants


def folded(name: str) -> str:
    """Return a case's name normalised for comparison: case-folded, with spaces for hyphens."""
    return name.casefold().replace("-", " ")


@lru_cache(maxsize=16)
def _read(problem: Problem) -> Sequence[Case]:
    """Return all cases of a problem. Cached, because a failing verdict needs them five times."""
    files = [*problem.folder.glob("cases.toml"), *sorted(problem.folder.glob("cases/*.toml"))]
    return [
        _case(problem, {"tier": path.stem} | table, where)
        for path in files
        for where, table in tables_of(read_toml(path, {"case": object}), "case", shown_path(path))
    ]


def _case(problem: Problem, table: dict[str, Any], where: str) -> Case:
    types = dict.fromkeys(TEXTS, str) | dict.fromkeys((*problem.parameters, *problem.keys), object)
    check_table(where, table, types, TEXTS)
    if table["tier"] not in TIERS:
        raise KataError(f"{where}: {no_such('tier', table['tier'], TIERS)}")
    rest = {key: value for key, value in table.items() if key not in TEXTS}
    case = Case(input=rest, **{key: table[key] for key in TEXTS})
    try:
        problem.arguments(case)
    except KeyError as error:
        raise KataError(f"{where}: the key {error} is missing") from None
    except ValueError as error:
        raise KataError(f"{where}: {error}") from None
    return case
