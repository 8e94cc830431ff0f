"""Reads a problem folder: its hooks from `problem.py`, its method from `stub.py`.

Each error is one line with the file, for a contributor to fix.
"""

import ast
import importlib
import re
import sys
from contextlib import suppress
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path
from types import GenericAlias, ModuleType

from harness.errors import KataError, bug_of_problem, no_such, place_in, shown_path
from harness.folders import find_problems, outermost
from harness.problem import Problem
from harness.read_files import read_text
from harness.solution_files import LARGEST_SOURCE
from harness.value import ValueType

TYPES: dict[str, ValueType] = {"int": int, "str": str, "bool": bool, "float": float}


def load_problem(folder: Path) -> Problem:
    """Return the problem of a folder. Raises KataError if a file is missing or malformed."""
    folder = folder.resolve()
    signature = _signature_of(folder)
    problem = _class_in(folder)(folder, *signature)
    _check_values(problem)
    return problem


def path_of_problems() -> list[Problem]:
    """Return the problems in path order. Malformed problems are skipped."""
    problems = []
    for folder in find_problems():
        with suppress(KataError):
            problems.append(load_problem(folder))
    return sorted(problems, key=lambda problem: problem.order)


def read_stub(folder: Path) -> str:
    """Return the text that an attempt begins with.

    LeetCode's own stubs end with the line of `def`; `pass` is added so that Python can parse them.
    """
    path = Path(shown_path(folder / "stub.py"))
    text = read_text(path, LARGEST_SOURCE, "a stub with LeetCode's class Solution")
    try:
        ast.parse(text)
    except IndentationError:
        return f"{text.rstrip()}\n        pass\n"
    except SyntaxError:
        pass
    return text


def _signature_of(folder: Path) -> tuple[str, dict[str, ValueType], ValueType]:
    """Return the method that a stub declares, its parameters without `self`, and its result."""
    path, expected = shown_path(folder / "stub.py"), "expected LeetCode's class Solution"
    try:
        tree = ast.parse(read_stub(folder))
    except SyntaxError as error:
        raise KataError(f"{path}:{error.lineno}: syntax error: {error.msg}; {expected}") from None
    match tree.body:
        case [*_, ast.ClassDef(name="Solution", body=[ast.FunctionDef() as method, *_])]:
            if names := [(it.arg, _type_of(it.annotation)) for it in method.args.args]:
                return method.name, dict(names[1:]), _type_of(method.returns)
    wrong = "the last class must begin with a method that has the parameter `self`"
    raise KataError(f"{path}: {wrong}; {expected}")


def _type_of(annotation: ast.expr | None) -> ValueType:
    """Return the type of an annotation in a stub; `object` for an unknown annotation."""
    match annotation:
        case ast.Name(name):
            return TYPES.get(name, object)
        case ast.Subscript(ast.Name("List" | "list"), item):
            return GenericAlias(list, (_type_of(item),))
    return object


def _class_in(folder: Path) -> type[Problem]:
    """Return the problem class of `problem.py`. Raises KataError if it has an unknown attribute."""
    path, module = shown_path(folder / "problem.py"), _module_of(folder)
    classes = [value for value in vars(module).values() if isinstance(value, type)]
    titled = [cls for cls in classes if issubclass(cls, Problem) and "title" in vars(cls)]
    kind = next((cls for cls in titled if cls.__module__ == module.__name__), None)
    if kind is None or kind.check is Problem.check:
        needed = "a subclass of Problem with `title` and `check`, such as `class TwoSum(Problem)`"
        raise KataError(f"{path}: expected {needed}")
    base = next(cls for cls in kind.__mro__ if cls.__module__.startswith("harness."))
    hooks = [name for name in dir(base) if name[0] != "_"]
    for name in dir(kind):
        if name[0] != "_" and name not in hooks:
            remedy = "problems/harness/problem.py lists the hooks; begin other names with '_'"
            raise KataError(f"{path}: {no_such('hook', name, hooks, remedy)}")
    return kind


def _check_values(problem: Problem) -> None:
    """Raise KataError for an unknown parameter in `limits`, or an `order` of an earlier folder.

    The files of other problems are searched: importing them would delay each command. Whether an
    approach exists is tested: a learner may have removed some.
    """
    path = shown_path(problem.folder / "problem.py")
    for name in problem.limits.keys() - problem.parameters.keys():
        raise KataError(f"{path}: {no_such('parameter', name, [*problem.parameters])}")
    order = re.compile(rf"^    order = {re.escape(str(problem.order))}$", re.MULTILINE)
    others = find_problems() if problem.folder == outermost(problem.folder) else []
    for other in (folder / "problem.py" for folder in others if folder < problem.folder):
        if other.exists() and order.search(other.read_text("utf-8", "replace")):
            used = f"the `order` {problem.order} is already used by {shown_path(other)}"
            raise KataError(f"{path}: {used}")


def _module_of(folder: Path) -> ModuleType:
    """Import `problem.py` of a folder. Raises KataError for any error of its code."""
    path = folder / "problem.py"
    try:
        return import_from(folder, "problem")
    except SyntaxError as error:
        where = f"{shown_path(Path(error.filename or path))}:{error.lineno}"
        raise KataError(f"{where}: syntax error: {error.msg}") from None
    except (Exception, SystemExit) as error:
        where = place_in(error, outermost(folder)) or shown_path(path)
        raise KataError(bug_of_problem(where, error)) from None


def import_from(folder: Path, module: str) -> ModuleType:
    """Import a module of a folder as `folder.module`, so that its relative imports work.

    The module of a follow-up is `problem.followups.name.module`, so that it can import from the
    problem.
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
