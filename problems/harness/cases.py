"""Reads the bank of a problem: `cases.toml`, or a file for each tier in `cases/`.

[[case]]
tier = "sample"             # only in cases.toml; in cases/ the file name is the tier
name = "Two of three"       # a noun phrase
why = "…"                   # the mistake that the case catches
source = "…"
n = 3                       # a key for each parameter of the method, by its name
k = 2
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from harness.errors import KataError, no_such, shown_path
from harness.problem import Case, Problem
from harness.read_files import check_table, read_toml, tables_of
from harness.value import listed

TIERS = ("sample", "interview", "stress", "beyond")
JUDGED = ("sample", "interview")
"""The tiers that decide whether a solution is Accepted."""
BANK = "cases.toml"
TEXTS = ("name", "why", "source")
"""The keys of a case that the harness reads; their values are strings."""


def load_cases(problem: Problem, tiers: tuple[str, ...] = JUDGED) -> list[Case]:
    """Return the cases of tiers, in the order of the bank. Raises KataError if there are none."""
    banks = [path for path in bank_files(problem) if path.exists()]
    cases = [
        case
        for tier in tiers
        for path in banks
        if path.name == BANK or path.stem == tier  # files of other tiers are not read
        for case in _read(problem, path)
        if case.tier == tier
    ]
    if not cases:
        kinds, bank = listed(tiers, "or"), bank_files(problem)[0].relative_to(problem.folder)
        lacks = f"{shown_path(problem.folder)} has no {kinds} cases"
        raise KataError(f"{lacks}; expected [[case]] in {bank} there")
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


def bank_files(problem: Problem) -> list[Path]:
    """Return the case files of a problem. Raises KataError for an unknown tier or two banks."""
    folder, bank = problem.folder / "cases", problem.folder / BANK
    files = sorted(folder.glob("*.toml"))
    for path in files:
        if path.stem not in TIERS:
            raise KataError(f"{shown_path(path)}: {no_such('tier', path.stem, TIERS)}")
    if bank.exists() and folder.exists():
        raise KataError(
            f"{shown_path(bank)} and {shown_path(folder)} both exist; expected only one of them"
        )
    return files or [bank]


@lru_cache(maxsize=16)
def _read(problem: Problem, path: Path) -> Sequence[Case]:
    """Return the cases of a file. Cached: a failing verdict needs them five times."""
    tables = tables_of(read_toml(path, {"case": object}), "case", path)
    return [_case(problem, path, table, where) for where, table in tables]


def _case(problem: Problem, path: Path, table: dict[str, Any], where: str) -> Case:
    texts = (*TEXTS, "tier") if path.name == BANK else TEXTS
    types = dict.fromkeys(texts, str) | dict.fromkeys((*problem.parameters, *problem.keys), object)
    check_table(where, table, types, texts)
    tier = table.get("tier", path.stem)
    if tier not in TIERS:
        raise KataError(f"{where}: {no_such('tier', tier, TIERS)}")
    rest = {key: value for key, value in table.items() if key not in texts}
    case = Case(tier=tier, input=rest, **{key: table[key] for key in TEXTS})
    try:
        problem.arguments(case)
    except (ValueError, KeyError) as error:
        lacks = "has no " * isinstance(error, KeyError)
        raise KataError(f"{where}: {lacks}{error}") from None
    return case
