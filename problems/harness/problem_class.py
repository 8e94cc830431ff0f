"""Imports `problem.py` of a problem folder, and checks its class. Each error is one line."""

from __future__ import annotations

import importlib
import sys
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from inspect import signature
from pathlib import Path
from types import FunctionType, ModuleType

from harness.errors import KataError, StopRequest, no_such, place_in, shown_path
from harness.folders import outermost
from harness.problem import Problem

OURS = {"folder", "method", "named_arguments", "offers", "parameters", "shrinks", "slug"}
"""The attributes of a problem that are not hooks."""


def class_in(folder: Path) -> type[Problem]:
    """Return the class in `problem.py` that defines a title."""
    path, module = folder / "problem.py", _module_of(folder)
    classes = [value for value in vars(module).values() if isinstance(value, type)]
    titled = [cls for cls in classes if issubclass(cls, Problem) and "title" in vars(cls)]
    kind = next((cls for cls in titled if cls.__module__ == module.__name__), None)
    if kind is None:
        expected = 'expected `class YourName(Problem):` with title = "1. Two Sum"'
        raise KataError(f"{shown_path(path)} has no subclass of Problem with a title; {expected}")
    _check_hooks(kind, shown_path(path))
    return kind


def _check_hooks(kind: type[Problem], file: str) -> None:
    """Raise KataError for an unknown attribute, a malformed hook, or a missing `check`."""
    hooks = sorted({name for name in vars(Problem) if not name.startswith("_")} - OURS)
    classes = [cls for cls in kind.__mro__ if issubclass(cls, Problem) and cls is not Problem]
    for name in (name for cls in classes for name in vars(cls) if not name.startswith("_")):
        if name not in hooks:
            remedy = "harness/problem.py lists them; begin a name of your own with _"
            raise KataError(f"{file}: {no_such('hook', name, hooks, remedy)}")
    if kind.check is Problem.check:
        expected = "expected a method that returns what is wrong with an answer, or None"
        raise KataError(f"{file} does not define check; {expected}")
    for name in hooks:
        if wrong := _misfit(name, getattr(kind, name), getattr(Problem, name)):
            raise KataError(f"{file}: {wrong}")


def _misfit(name: str, hook: object, default: object) -> str:
    """Return what is wrong with the type or the parameters of a hook; '' if nothing is."""
    if isinstance(default, FunctionType):
        takes = tuple(signature(default).parameters)
        took = tuple(signature(hook).parameters) if isinstance(hook, FunctionType) else ()
        came = f"({', '.join(took)})" if took else repr(hook)
        fits = len(took) == len(takes)
        return "" if fits else f"{name} is {came}, expected def {name}({', '.join(takes)})"
    expected = type(default)
    if isinstance(default, int | str | tuple) and type(hook) is not expected and name != "alike":
        return f"{name} is {hook!r}, expected {expected.__name__}"
    return ""


def _module_of(folder: Path) -> ModuleType:
    path = folder / "problem.py"
    try:
        return _import_from(folder, "problem")
    except SyntaxError as error:
        where = shown_path(Path(error.filename or path)) + (
            f":{error.lineno}" if error.lineno else ""
        )
        raise KataError(f"{where}: this is not Python: {error.msg}") from None
    except StopRequest:
        raise
    except (Exception, SystemExit) as error:
        where = place_in(error, outermost(folder)) or shown_path(path)
        raise KataError(f"{where}: {_why_not_imported(error)}") from None


def _why_not_imported(error: BaseException) -> str:
    """Return why `problem.py` could not be imported, and what to do next."""
    if isinstance(error, ImportError):
        expected = "a problem imports the standard library, the harness and its own folder"
        return f"{error.msg.partition(' (')[0]}; {expected}"
    return f"{type(error).__name__}: {error}; importing a problem must not fail"


def _import_from(folder: Path, module: str) -> ModuleType:
    """Import a module of a folder as `folder.module`, so that it can import its neighbours.

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
