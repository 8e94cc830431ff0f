"""Reads the bank of a problem: `cases.toml`, or a file for each tier in `cases/`.

[[case]]
tier = "sample"             # only in cases.toml, where the file does not say it
name = "Two of three"       # a thing, not a sentence
why = "…"                   # the mistake that it catches
source = "…"
n = 3                       # a key for each parameter of the method, by its name
k = 2
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

from harness.errors import KataError, no_such
from harness.load import near
from harness.problem import Case, Problem

TIERS = ("sample", "interview", "stress", "beyond")
JUDGED = ("sample", "interview")
"""The tiers that decide whether a solution is Accepted."""
BANK = "cases.toml"
TEXTS = ("name", "why", "source")
"""The keys of a case that the harness reads; all of them hold texts."""


def load_cases(problem: Problem, tiers: tuple[str, ...] = JUDGED, part: str = "") -> list[Case]:
    """Return the cases of some tiers, in the order of the tiers and of the bank.

    Args:
        problem: its folder holds the bank.
        tiers: some of `TIERS`.
        part: keeps the cases whose name is this or, if there are none, whose name contains it. It
            may differ in upper and lower case, and have `-` for a space.

    Raises:
        KataError: the bank is malformed (named with its place), or no case is left.
    """
    cases = [case for tier in tiers for case in _cases_of_tier(problem, tier)]
    kinds = ", ".join(tiers[:-1]) + " or " * (len(tiers) > 1) + tiers[-1]
    if not cases:
        raise KataError(f"{near(problem.folder)} has no {kinds} cases")
    _check_names(problem, cases)
    if not part:
        return cases
    fold = folded(part)
    exact = [case for case in cases if folded(case.name) == fold]
    found = exact or [case for case in cases if fold in folded(case.name)]
    if not found:
        names = [case.name for case in cases]
        listed = f"the files in {near(_files(problem)[0].parent)} list them"
        raise KataError(no_such(f"{kinds} case", part, names, listed))
    return found


def example_of(cases: Sequence[Case]) -> Case:
    """Return LeetCode's first example by its name or its source, or else the first case."""
    named = (case for case in cases if "example" in case.name.casefold())
    given = (case for case in cases if case.source.endswith("first example"))
    return next(chain(named, given), cases[0])


def vary(problem: Problem, cases: list[Case], count: int, seed: int) -> list[Case]:
    """Return variants of cases drawn at random, the same ones for the same seed.

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
    """Return the name of a case as it is compared with what was typed."""
    return name.casefold().replace("-", " ")


def _files(problem: Problem) -> list[Path]:
    """Return the files of a bank. Raises KataError for a file that is read by nobody."""
    folder = problem.folder / "cases"
    files = sorted(folder.glob("*.toml"))
    for path in files:
        if path.stem not in TIERS:
            raise KataError(f"{near(path)}: {no_such('tier', path.stem, TIERS)}")
    bank = problem.folder / BANK
    if bank.exists() and files:
        raise KataError(f"{near(bank)} and {near(files[0])} are both there; expected one of them")
    return [bank] if bank.exists() else files or [folder / f"{TIERS[0]}.toml"]


def _cases_of_tier(problem: Problem, tier: str) -> Iterator[Case]:
    for path in _files(problem):
        if path.name == BANK or path.stem == tier:
            yield from (case for case in _read(problem, path) if case.tier == tier)


def _read(problem: Problem, path: Path) -> Sequence[Case]:
    try:
        return _cases_in(path.read_text(encoding="utf-8"), problem, path)
    except FileNotFoundError:
        return ()
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise KataError(f"{near(path)}: {error}") from None


@lru_cache(maxsize=16)
def _cases_in(text: str, problem: Problem, path: Path) -> Sequence[Case]:
    """Return the cases in the text of a file. One failing verdict asks for the same five times."""
    data = tomllib.loads(text)
    if strange := data.keys() - {"case"}:
        raise KataError(f"{near(path)}: {no_such('table', min(strange), ['case'])}")
    tables = data.get("case", [])
    if not isinstance(tables, list):
        raise KataError(f"{near(path)}: [case] is one table; expected [[case]] before each case")
    return tuple(_case(problem, path, table) for table in tables)


def _case(problem: Problem, path: Path, table: dict[str, Any]) -> Case:
    where = f"{near(path)}: case {table.get('name', 'without a name')!r}"
    texts = (*TEXTS, "tier") if path.name == BANK else TEXTS
    known = [*texts, *problem.parameters, *problem.keys]
    for key in texts:
        if key not in table:
            raise KataError(f"{where} has no {key!r}")
        if not isinstance(table[key], str):
            raise KataError(f"{where}: {key} is {table[key]!r}, expected a string")
    if strange := [key for key in table if key not in known]:
        raise KataError(f"{where}: {no_such('key', strange[0], known)}")
    tier = table.get("tier", path.stem)
    if tier not in TIERS:
        raise KataError(f"{where}: {no_such('tier', tier, TIERS)}")
    rest = {key: value for key, value in table.items() if key not in texts}
    case = Case(tier=tier, input=rest, **{key: table[key] for key in TEXTS})
    _check_arguments(problem, case, where)
    return case


def _check_arguments(problem: Problem, case: Case, where: str) -> None:
    """Raise KataError if a case cannot be handed to the method of the stub."""
    try:
        arguments = problem.arguments(case)
    except KeyError as error:
        raise KataError(f"{where} has no {error.args[0]!r}") from None
    except (ValueError, TypeError, AttributeError, IndexError) as error:
        raise KataError(f"{where}: {error}") from None
    if len(arguments) != len(problem.parameters):
        stub = near(problem.folder / "stub.py")
        raise KataError(
            f"{stub}: {problem.method} takes {', '.join(problem.parameters) or 'nothing'}, but "
            f"`arguments` in problem.py returns {len(arguments)} values"
        )


def _check_names(problem: Problem, cases: Sequence[Case]) -> None:
    """Raise KataError if two cases have the same name."""
    known: set[str] = set()
    for case in cases:
        if folded(case.name) in known:
            [path, *_] = _files(problem)
            where = path if path.name == BANK else path.parent
            raise KataError(f"{near(where)}: two cases are called {case.name!r}")
        known.add(folded(case.name))
