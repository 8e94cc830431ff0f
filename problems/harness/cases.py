"""Reads the bank of a problem: `cases.toml`, or a file for each tier in `cases/`.

[[case]]
tier = "sample"             # only in cases.toml, where the file does not say it
name = "Two of three"       # a thing, not a sentence
why = "…"                   # the mistake that the case catches
source = "…"
n = 3                       # a key for each parameter of the method, by its name
k = 2
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from harness.errors import KataError, no_such, place_in, shown_path
from harness.folders import outermost
from harness.problem import Case, Problem
from harness.toml_files import check_keys, check_types, parse_toml, read_toml, tables_of
from harness.value import listed

TIERS = ("sample", "interview", "stress", "beyond")
JUDGED = ("sample", "interview")
"""The tiers that decide whether a solution is Accepted."""
BANK = "cases.toml"
TEXTS = ("name", "why", "source")
"""The keys of a case that the harness reads; all of them hold texts."""


def load_cases(problem: Problem, tiers: tuple[str, ...] = JUDGED) -> list[Case]:
    """Return the cases of some tiers, in the order of the tiers and of the bank.

    Raises:
        KataError: the bank is malformed, with the line; or there are no such cases.
    """
    cases = [case for tier in tiers for case in _cases_of_tier(problem, tier)]
    if not cases:
        kinds, bank = listed(tiers, "or"), bank_files(problem)[0].relative_to(problem.folder)
        lacks = f"{shown_path(problem.folder)} has no {kinds} cases"
        raise KataError(f"{lacks}; expected [[case]] in {bank} there")
    _check_names(problem, cases)
    return cases


def vary(problem: Problem, cases: list[Case], count: int, seed: int) -> list[Case]:
    """Return variants of random cases, the same ones for the same seed.

    Raises:
        KataError: the problem has no variants.
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
    """Return the form of a case's name in which names are compared."""
    return name.casefold().replace("-", " ")


def bank_files(problem: Problem) -> list[Path]:
    """Return the files of a bank. Raises KataError for a file that nothing reads."""
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


def _cases_of_tier(problem: Problem, tier: str) -> Iterator[Case]:
    for path in bank_files(problem):
        if path.exists() and (path.name == BANK or path.stem == tier):
            yield from (case for case in _read(problem, path) if case.tier == tier)


def _read(problem: Problem, path: Path) -> Sequence[Case]:
    return _cases_in(read_toml(path), problem, path)


@lru_cache(maxsize=16)
def _cases_in(text: str, problem: Problem, path: Path) -> Sequence[Case]:
    """Return the cases in the text of a file. A failing verdict asks for them five times."""
    data = parse_toml(text, path, ["case"], "expected [[case]] before each case")
    tables = tables_of(data, "case", text, path)
    return tuple(_case(problem, path, table, place) for place, table in tables)


def _case(problem: Problem, path: Path, table: dict[str, Any], place: str) -> Case:
    name = table.get("name")
    where = f"{place}: case {name!r}" if name else f"{place}: this case"
    texts = (*TEXTS, "tier") if path.name == BANK else TEXTS
    known = [*texts, *problem.parameters, *problem.keys]
    check_keys(where, table, known, f"a case has {', '.join(known)}; stub.py has the parameters")
    for key in texts:
        if table.get(key, "") == "":
            raise KataError(f"{where} has no {key!r}; expected a text")
    check_types(where, table, dict.fromkeys(texts, str))
    tier = table.get("tier", path.stem)
    if tier not in TIERS:
        raise KataError(f"{where}: {no_such('tier', tier, TIERS)}")
    rest = {key: value for key, value in table.items() if key not in texts}
    case = Case(tier=tier, input=rest, **{key: table[key] for key in TEXTS})
    _check_arguments(problem, case, where)
    return case


def _check_arguments(problem: Problem, case: Case, where: str) -> None:
    """Raise KataError if a case does not give the arguments of the stub's method."""
    keys = (*problem.parameters, *problem.keys)
    missing = {repr(key) for key in keys if key not in case.input}
    try:
        arguments: object = problem.arguments(case)
    except ValueError as error:
        raise KataError(f"{where}: {error}") from None
    except Exception as error:
        hook = place_in(error, outermost(problem.folder)) or shown_path(
            problem.folder / "problem.py"
        )
        wrong = f"{hook}: `arguments` failed with {type(error).__name__}: {error}, for {where}"
        if isinstance(error, KeyError) and str(error) in missing:
            wrong = f"{where} has no {error}; expected a key for each parameter in stub.py"
        raise KataError(wrong) from None
    count = len(arguments) if isinstance(arguments, list) else repr(arguments)
    if count != len(problem.parameters):
        stub = shown_path(problem.folder / "stub.py")
        raise KataError(
            f"{stub}: {problem.method} takes {', '.join(problem.parameters) or 'nothing'}, but "
            f"`arguments` in problem.py returns {count}, expected a list of as many values"
        )


def _check_names(problem: Problem, cases: Sequence[Case]) -> None:
    """Raise KataError if two cases have the same name."""
    known: set[str] = set()
    for case in cases:
        if folded(case.name) in known:
            [path, *_] = bank_files(problem)
            where = path if path.name == BANK else path.parent
            raise KataError(
                f"{shown_path(where)}: two cases are called {case.name!r}; rename one of them"
            )
        known.add(folded(case.name))
