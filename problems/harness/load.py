"""Finds problem folders, cases and solution files, and reads them."""

from __future__ import annotations

import ast
import importlib
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from harness.errors import KataError, no_such
from harness.problem import Case, Problem
from harness.read_text import read_text
from harness.what_to_type import typed

PROBLEMS = Path(__file__).parents[1]
SOLUTIONS = PROBLEMS.parent / "solutions"
TIERS = ("sample", "interview", "stress", "beyond")
JUDGED = ("sample", "interview")
"""The tiers that decide whether a solution is Accepted."""
ATTEMPT = "my_solution.py"
FOLLOWUPS = "followups"
"""The folder in a problem's folder that holds what an interviewer asks next."""
OURS = {"folder", "followup", "method", "named", "offers", "slug"}
"""The attributes of a problem that are not hooks."""
HINTS = "hints.toml"
LARGEST_SOURCE = 2**20


@dataclass(frozen=True)
class Solution:
    """A solution file as it was read. Its source never touches the disk again."""

    path: Path
    shown: str
    """The path as messages show it."""
    source: str


def find_problems() -> list[Path]:
    """Return the problem folders of this checkout: digits mark problems, words mark machinery."""
    return sorted(PROBLEMS.glob("p[0-9]*/"))


def find_followups(folder: Path) -> list[Path]:
    """Return the folders of the questions that follow a problem: each is a problem of its own."""
    return sorted(path.parent for path in folder.glob(f"{FOLLOWUPS}/*/problem.py"))


def family_of(problem: Problem) -> dict[str, str]:
    """Return the slugs of a problem and of its follow-ups, with the names of those, '' for itself.

    A follow-up is of the family of the problem that it follows.
    """
    top = outermost(problem.folder)
    followups = {path.relative_to(top.parent).as_posix(): path for path in find_followups(top)}
    return {top.name: ""} | {slug: path.name for slug, path in followups.items()}


def load_problem(folder: Path) -> Problem:
    """Read a problem folder: its hooks from `problem.py`, its method from `stub.py`.

    Raises:
        KataError: there is no problem in it, a hook that each problem must have is missing, or
            there is no hook of a name.
    """
    folder = folder.resolve()
    kind, outer = _problem_in(folder), outermost(folder)
    return kind(
        folder,
        slug=folder.relative_to(outer.parent).as_posix(),
        method=_method_of(read_stub(folder), folder),
        followup=folder.name if folder.parent.name == FOLLOWUPS else "",
    )


def _problem_in(folder: Path) -> type[Problem]:
    """Return the class of a problem: the one in `problem.py` that has a title of its own."""
    path, module = folder / "problem.py", _import_from(folder, "problem")
    classes = [one for one in vars(module).values() if isinstance(one, type)]
    titled = [one for one in classes if issubclass(one, Problem) and "title" in vars(one)]
    kind = next((one for one in titled if one.__module__ == module.__name__), None)
    if kind is None:
        raise KataError(f"{path} does not define a class of Problem with a title")
    hooks = {name for name in vars(Problem) if not name.startswith("_")} - OURS
    own = [one for one in kind.__mro__ if issubclass(one, Problem) and one is not Problem]
    for name in (name for one in own for name in vars(one) if not name.startswith("_")):
        if name not in hooks:
            remedy = "harness/problem.py lists them; begin a name of your own with _"
            raise KataError(f"{path}: {no_such('hook', name, sorted(hooks), remedy)}")
    for name in "arguments", "check":
        if getattr(kind, name) is getattr(Problem, name):
            raise KataError(f"{path} does not define {name}")
    return kind


def read_stub(folder: Path) -> str:
    """Return the text that an attempt begins with.

    LeetCode's own stubs end with the line of `def`. Then `pass` is added, so that it is Python.
    """
    text = (folder / "stub.py").read_text(encoding="utf-8")
    try:
        ast.parse(text)
    except IndentationError:
        return f"{text.rstrip()}\n        pass\n"
    return text


def load_cases(problem: Problem, tiers: tuple[str, ...] = JUDGED, part: str = "") -> list[Case]:
    """Return the cases of some tiers, in the order of the tiers and of their files.

    Args:
        problem: its folder holds the bank.
        tiers: some of `TIERS`.
        part: keeps the cases whose name is this or, if there are none, whose name contains it. It
            may differ in upper and lower case, and have `-` for a space.

    Raises:
        KataError: a case file is malformed (named with its place), or no case is left.
    """
    cases = [case for tier in tiers for case in _cases_of_tier(problem, tier)]
    kinds = ", ".join(tiers[:-1]) + " or " * (len(tiers) > 1) + tiers[-1]
    if not cases:
        raise KataError(f"{problem.folder / 'cases'} has no {kinds} cases")
    if not part:
        return cases
    fold = folded(part)
    exact = [case for case in cases if folded(case.name) == fold]
    found = exact or [case for case in cases if fold in folded(case.name)]
    if not found:
        names = [case.name for case in cases]
        listed = f"the files in {near(problem.folder / 'cases')} list them"
        raise KataError(no_such(f"{kinds} case", part, names, listed))
    return found


def example_of(cases: Sequence[Case]) -> Case:
    """Return LeetCode's example, or the first case if it is not among them."""
    return next((case for case in cases if "example" in case.name.casefold()), cases[0])


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


def load_solution(path: Path) -> Solution:
    """Read a solution file. Its text is not examined: that is the judge's work.

    Raises:
        KataError: there is no such file, or it cannot hold a solution.
    """
    expected = "a Python file with class Solution"
    source = read_text(path, LARGEST_SOURCE, expected)
    if path.suffix == ".json":
        raise KataError(f"{path} is JSON; expected {expected}")
    if "\0" in source:
        line = source.count("\n", 0, source.index("\0")) + 1
        raise KataError(f"{path}:{line}: there is a NUL byte; expected {expected}")
    shown = "./" * str(path).startswith("-") + str(path)  # else a command takes it for an option
    source = source.replace("\r\n", "\n").replace("\r", "\n")
    return Solution(path=path, shown=shown, source=source)


def attempt_path(problem: Problem) -> Path:
    """Return the path of the learner's own solution, which may not exist yet."""
    return SOLUTIONS / problem.slug / ATTEMPT


def existing_attempt(problem: Problem) -> Path:
    """Return the path of the learner's own file as messages show it, or raise KataError."""
    path = attempt_path(problem)
    if not path.exists():
        raise KataError(no_attempt(problem))
    return Path(near(path))


def no_attempt(problem: Problem) -> str:
    """Return that there is no attempt yet, and the command that writes one."""
    start = typed("start", *problem.named)
    return f"you have no attempt yet: `{start}` writes {near(attempt_path(problem))}"


def is_attempt(problem: Problem, path: Path) -> bool:
    """Return True if a file is the learner's own, by whatever path."""
    return path.resolve() == attempt_path(problem).resolve()


def has_hints(problem: Problem) -> bool:
    """Return True if hints were written for a problem."""
    return (problem.folder / HINTS).exists()


def near(path: Path) -> str:
    """Return a path relative to the current folder, if it lies below it."""
    try:
        return str(path.relative_to(Path.cwd()))
    except ValueError:
        return str(path)


def reference_path(problem: Problem) -> Path:
    """Return the path of the approach that a problem names as its reference."""
    return SOLUTIONS / problem.slug / f"{problem.reference}.py"


def find_approaches(problem: Problem) -> list[Path]:
    """Return the reference approaches in the order of their names, without the learner's own."""
    return sorted(path for path in (SOLUTIONS / problem.slug).glob("*.py") if path.name != ATTEMPT)


def folded(name: str) -> str:
    """Return the name of a case as it is compared with what was typed."""
    return name.casefold().replace("-", " ")


def _cases_of_tier(problem: Problem, tier: str) -> Sequence[Case]:
    path = problem.folder / "cases" / f"{tier}.toml"
    try:
        return _cases_in(path.read_text(encoding="utf-8"), problem, tier, path)
    except FileNotFoundError:
        return ()
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise KataError(f"{path}: {error}") from None


@lru_cache(maxsize=16)
def _cases_in(text: str, problem: Problem, tier: str, path: Path) -> Sequence[Case]:
    """Return the cases in the text of a file. One failing verdict asks for the same five times."""
    return tuple(_case(problem, tier, path, table) for table in tomllib.loads(text).get("case", []))


def _case(problem: Problem, tier: str, path: Path, table: dict[str, Any]) -> Case:
    name = table.get("name", "without a name")
    try:
        texts = {key: table.pop(key) for key in ("name", "why", "source")}
        case = Case(tier=tier, input=table, **texts)
        problem.arguments(case)
    except KeyError as error:
        raise KataError(f"{path}: case {name!r} has no {error.args[0]!r}") from None
    except (ValueError, TypeError, AttributeError) as error:
        raise KataError(f"{path}: case {name!r}: {error}") from None
    return case


def _method_of(stub: str, folder: Path) -> str:
    for node in ast.parse(stub).body:
        if isinstance(node, ast.ClassDef) and node.name == "Solution":
            return next(item.name for item in node.body if isinstance(item, ast.FunctionDef))
    raise KataError(f"{folder / 'stub.py'} does not declare a class Solution with a method")


def outermost(folder: Path) -> Path:
    """Return the folder of the problem that a follow-up follows, or that of a problem itself."""
    return folder.parents[1] if folder.parent.name == FOLLOWUPS else folder


def _import_from(folder: Path, module: str) -> ModuleType:
    """Import a module of a folder as `folder.module`, so that it can import its neighbours.

    That of a follow-up is `problem.followups.name.module`, so that it can import from the problem.
    """
    top = outermost(folder)
    known = sys.modules.get(top.name)
    if known is None or str(top) not in known.__path__:
        for name in [name for name in sys.modules if name.split(".")[0] == top.name]:
            del sys.modules[name]
        spec = ModuleSpec(top.name, None, is_package=True)
        spec.submodule_search_locations = [str(top)]
        sys.modules[top.name] = module_from_spec(spec)
    return importlib.import_module(".".join((*folder.relative_to(top.parent).parts, module)))
