"""Reads a problem folder: its hooks from `problem.py`, its method from `stub.py`.

Whatever is malformed is one line with its file: a contributor mends it, not a learner.
"""

from __future__ import annotations

import ast
import importlib
import re
import sys
from enum import StrEnum
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from inspect import signature
from pathlib import Path
from types import FunctionType, GenericAlias, ModuleType
from typing import NamedTuple

from harness.answers import ValueType
from harness.errors import KataError, no_such, place_in
from harness.load import (
    FOLLOWUPS,
    HARNESS,
    LARGEST_SOURCE,
    PROBLEMS,
    find_approaches,
    near,
    outermost,
    reference_path,
)
from harness.problem import Problem
from harness.read_text import read_text

OURS = {"folder", "followup", "method", "named", "named_arguments", "offers", "parameters"}
OURS |= {"shrinks", "slug"}
"""The attributes of a problem that are not hooks."""
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
    outer, signature = outermost(folder), _signature_of(folder)
    problem = _class_in(folder)(
        folder,
        slug=folder.relative_to(outer.parent).as_posix(),
        method=signature.method,
        parameters=signature.parameters,
        followup=folder.name if folder.parent.name == FOLLOWUPS else "",
    )
    _check_approaches(problem)
    return problem


def read_stub(folder: Path) -> str:
    """Return the text that an attempt begins with.

    LeetCode's own stubs end with the line of `def`. Then `pass` is added, so that it is Python.
    """
    text = read_text(Path(near(folder / "stub.py")), LARGEST_SOURCE, "LeetCode's stub")
    try:
        ast.parse(text)
    except IndentationError:
        return f"{text.rstrip()}\n        pass\n"
    except SyntaxError:
        pass
    return text


def _check_files(folder: Path) -> None:
    """Raise KataError for a misnamed folder, a missing file, or a table that is read by nobody."""
    is_followup = folder.parent.name == FOLLOWUPS
    if not is_followup and not NAME.fullmatch(folder.name):
        expected = "expected four digits and a name in small letters, such as p0001_two_sum"
        raise KataError(
            f"{near(folder)}: {folder.name!r} is no name of a problem; rename it: {expected}"
        )
    for name in NEEDED:
        if not (folder / name).is_file():
            raise KataError(f"{near(folder)} has no {name}; {RECIPE}")
    for path in folder.glob("*.toml"):
        if path.name not in TABLES:
            raise KataError(f"{near(path)}: {no_such('table', path.name, TABLES)}")


def _signature_of(folder: Path) -> Signature:
    path, expected = folder / "stub.py", "expected LeetCode's class Solution with its method"
    try:
        tree = ast.parse(read_stub(folder))
    except SyntaxError as error:
        raise KataError(f"{near(path)}:{error.lineno}: {error.msg}; {expected}") from None
    classes = (node for node in tree.body if isinstance(node, ast.ClassDef))
    solution = next((node for node in classes if node.name == "Solution"), None)
    body = solution.body if solution else ()
    method = next((node for node in body if isinstance(node, ast.FunctionDef)), None)
    if method is None:
        missing = "a method in class Solution" if solution else "class Solution"
        raise KataError(f"{near(path)} does not declare {missing}; {expected}")
    names = method.args.args
    if not names or names[0].arg != "self":
        where = f"{near(path)}:{method.lineno}"
        raise KataError(f"{where}: the first parameter of {method.name} is not self; {expected}")
    return Signature(method.name, {one.arg: _type_of(one.annotation) for one in names[1:]})


def _type_of(annotation: ast.expr | None) -> ValueType:
    """Return the type that an annotation of a stub stands for; `object` if any will do."""
    match annotation:
        case ast.Name(name):
            return TYPES.get(name, object)
        case ast.Subscript(ast.Name("List" | "list"), item):
            return GenericAlias(list, (_type_of(item),))
    return object


def _class_in(folder: Path) -> type[Problem]:
    """Return the class of a problem: the one in `problem.py` that has a title of its own."""
    path, module = folder / "problem.py", _module_of(folder)
    classes = [one for one in vars(module).values() if isinstance(one, type)]
    titled = [one for one in classes if issubclass(one, Problem) and "title" in vars(one)]
    kind = next((one for one in titled if one.__module__ == module.__name__), None)
    if kind is None:
        expected = 'expected `class YourName(Problem):` with title = "1. Two Sum"'
        raise KataError(f"{near(path)} defines no class of Problem with a title; {expected}")
    hooks = {name for name in vars(Problem) if not name.startswith("_")} - OURS
    own = [one for one in kind.__mro__ if issubclass(one, Problem) and one is not Problem]
    for name in (name for one in own for name in vars(one) if not name.startswith("_")):
        if name not in hooks:
            remedy = "harness/problem.py lists them; begin a name of your own with _"
            raise KataError(f"{near(path)}: {no_such('hook', name, sorted(hooks), remedy)}")
    if kind.check is Problem.check:
        expected = "expected a method that returns what is wrong with an answer, or None"
        raise KataError(f"{near(path)} does not define check; {expected}")
    for name in sorted(hooks):
        _check_hook(path, name, getattr(kind, name), getattr(Problem, name))
    return kind


def _check_hook(path: Path, name: str, hook: object, default: object) -> None:
    """Raise KataError for a hook of another type, or a method with other parameters."""
    if isinstance(default, int | str | tuple) and name != "alike":  # that is any sequence
        expected = type(default)
        if type(hook) is not expected and not isinstance(default, StrEnum):
            kind = f"{'an' if expected is int else 'a'} {expected.__name__}"
            raise KataError(f"{near(path)}: {name} is {hook!r}, expected {kind}")
    if isinstance(default, FunctionType):
        took, takes = _parameters_of(hook), _parameters_of(default)
        if took is None or takes is None or len(took) != len(takes):
            came = "no method" if took is None else f"({', '.join(took)})"
            expected_ = f"def {name}({', '.join(takes or ())})"
            raise KataError(f"{near(path)}: {name} is {came}, expected {expected_}")


def _module_of(folder: Path) -> ModuleType:
    path = folder / "problem.py"
    try:
        return _import_from(folder, "problem")
    except SyntaxError as error:
        where = near(Path(error.filename or path)) + (f":{error.lineno}" if error.lineno else "")
        raise KataError(f"{where}: this is not Python: {error.msg}") from None
    except (Exception, SystemExit) as error:
        where = place_in(error, outermost(folder)) or near(path)
        raise KataError(f"{where}: {_why_not_imported(error, folder)}") from None


def _why_not_imported(error: BaseException, folder: Path) -> str:
    """Return what went wrong in an import of `problem.py`, and what to do next."""
    package, _, module = (getattr(error, "name", "") or "").partition(".")
    if isinstance(error, ModuleNotFoundError) and package == HARNESS:
        known = sorted(path.stem for path in (PROBLEMS / HARNESS).glob("*.py"))
        return no_such("module of the harness", module, known, "problems/harness holds them")
    if isinstance(error, ModuleNotFoundError) and package == outermost(folder).name:
        missing = outermost(folder).joinpath(*module.split("."))
        return f"there is no {near(missing)}.py; write it, or mend the import"
    if isinstance(error, ModuleNotFoundError):
        expected = "a problem imports the standard library, the harness and its own folder"
        return f"there is no module {error.name!r}; {expected}"
    if isinstance(error, ImportError):
        return f"{error.msg.partition(' (')[0]}; mend the name, or define it there"
    return f"{type(error).__name__}: {error}; importing a problem must not fail"


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


def _parameters_of(hook: object) -> tuple[str, ...] | None:
    """Return the names of the parameters of a function; None for another object."""
    return tuple(signature(hook).parameters) if isinstance(hook, FunctionType) else None


def _check_approaches(problem: Problem) -> None:
    """Raise KataError if a hook names an approach that does not exist."""
    names = [path.stem for path in find_approaches(problem)]
    for hook, named in (
        ("reference", [problem.reference]),
        ("beside", problem.beside),
        ("next_steps", () if problem.followup else problem.next_steps),
    ):
        for name in named:
            if name is not None and name not in names:
                path = near(problem.folder / "problem.py")
                known = "" if names else f"expected {near(reference_path(problem).with_stem(name))}"
                raise KataError(f"{path}: {hook}: {no_such('approach', name, names, known)}")
