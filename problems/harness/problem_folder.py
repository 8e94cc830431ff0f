"""Reads a problem folder: its hooks from `problem.py`, its method from `stub.py`.

Each error is one line with the file, for a contributor to fix.
"""

from __future__ import annotations

import ast
import re
from contextlib import suppress
from pathlib import Path
from types import GenericAlias
from typing import NamedTuple

from harness.answers import ValueType
from harness.errors import KataError, no_such, shown_path
from harness.folders import find_problems, outermost, slug_of
from harness.problem import Problem
from harness.problem_class import class_in
from harness.read_text import read_text
from harness.solution_files import LARGEST_SOURCE, find_approaches, reference_path

NAME = re.compile(r"p\d{4}_[a-z][a-z0-9_]*")
NEEDED = ("problem.py", "stub.py", "README.md")
TABLES = ("cases.toml", "hints.toml", "interview.toml")
"""The TOML files that a problem folder may hold."""
RECIPE = ".github/CONTRIBUTING.md says what belongs there"
TYPES: dict[str, ValueType] = {"int": int, "str": str, "bool": bool, "float": float}


class Signature(NamedTuple):
    """The method that a stub declares."""

    method: str
    parameters: dict[str, ValueType]


def load_problem(folder: Path) -> Problem:
    """Read a problem folder.

    Raises:
        KataError: something in it is missing or malformed.
    """
    folder = folder.resolve()
    _check_files(folder)
    signature = _signature_of(folder)
    problem = class_in(folder)(
        folder,
        slug=slug_of(folder),
        method=signature.method,
        parameters=signature.parameters,
    )
    _check_approaches(problem)
    return problem


def path_of_problems() -> list[Problem]:
    """Return the problems in order. A malformed one is left out: its own commands name it."""
    problems = []
    for folder in find_problems():
        with suppress(KataError):
            problems.append(load_problem(folder))
    return sorted(problems, key=lambda problem: problem.order)


def read_stub(folder: Path) -> str:
    """Return the text that an attempt begins with.

    LeetCode's own stubs end with the line of `def`. Then `pass` is added, so that it is Python.
    """
    text = read_text(Path(shown_path(folder / "stub.py")), LARGEST_SOURCE, "LeetCode's stub")
    try:
        ast.parse(text)
    except IndentationError:
        return f"{text.rstrip()}\n        pass\n"
    except SyntaxError:
        pass
    return text


def _check_files(folder: Path) -> None:
    """Raise KataError for a misnamed folder, a missing file, or an unknown TOML file."""
    if folder == outermost(folder) and not NAME.fullmatch(folder.name):
        expected = "expected four digits and a name in small letters, such as p0001_two_sum"
        raise KataError(
            f"{shown_path(folder)}: {folder.name!r} is not a problem's name; rename it: {expected}"
        )
    for name in NEEDED:
        if not (folder / name).is_file():
            raise KataError(f"{shown_path(folder)} has no {name}; {RECIPE}")
    for path in folder.glob("*.toml"):
        if path.name not in TABLES:
            raise KataError(f"{shown_path(path)}: {no_such('table', path.name, TABLES)}")


def _signature_of(folder: Path) -> Signature:
    path, expected = folder / "stub.py", "expected LeetCode's class Solution with its method"
    try:
        tree = ast.parse(read_stub(folder))
    except SyntaxError as error:
        raise KataError(f"{shown_path(path)}:{error.lineno}: {error.msg}; {expected}") from None
    classes = (node for node in tree.body if isinstance(node, ast.ClassDef))
    solution = next((node for node in classes if node.name == "Solution"), None)
    body = solution.body if solution else ()
    method = next((node for node in body if isinstance(node, ast.FunctionDef)), None)
    if method is None:
        missing = "a method in class Solution" if solution else "class Solution"
        raise KataError(f"{shown_path(path)} does not declare {missing}; {expected}")
    names = method.args.args
    if not names or names[0].arg != "self":
        where = f"{shown_path(path)}:{method.lineno}"
        raise KataError(f"{where}: the first parameter of {method.name} is not self; {expected}")
    return Signature(method.name, {name.arg: _type_of(name.annotation) for name in names[1:]})


def _type_of(annotation: ast.expr | None) -> ValueType:
    """Return the type of an annotation in a stub; `object` if it is another one."""
    match annotation:
        case ast.Name(name):
            return TYPES.get(name, object)
        case ast.Subscript(ast.Name("List" | "list"), item):
            return GenericAlias(list, (_type_of(item),))
    return object


def _check_approaches(problem: Problem) -> None:
    """Raise KataError if a hook names an approach that does not exist."""
    names = [path.stem for path in find_approaches(problem)]
    for hook, named in (
        ("reference", [problem.reference]),
        ("beside", problem.beside),
        ("next_steps", problem.next_steps),
    ):
        for name in named:
            if name is not None and name not in names:
                path = shown_path(problem.folder / "problem.py")
                known = (
                    ""
                    if names
                    else f"expected {shown_path(reference_path(problem).with_stem(name))}"
                )
                raise KataError(f"{path}: {hook}: {no_such('approach', name, names, known)}")
