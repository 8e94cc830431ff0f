"""Sentences on how a recorded run ended, and on what its record cannot show."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.record.recording import Recording
from harness.run import STOPPED

CACHES = ("cache", "lru_cache")
ELSEWHERE = ("threading", "multiprocessing", "concurrent", "asyncio")


def ending_notes(recording: Recording) -> list[str]:
    """Return a sentence on how a run ended; none if it was accepted."""
    verdict = recording.verdict
    if recording.run.ending in STOPPED:
        return ["Stopped at its limit, before the run ended."]
    return [] if verdict.accepted else [f"{verdict.word}: {verdict.reason}"]


def blind_spots(source: str) -> Iterator[str]:
    """Yield a sentence on each kind of call in a source that recording misses."""
    try:
        nodes = [*ast.walk(ast.parse(source))]
    except (SyntaxError, ValueError, RecursionError):
        return
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    for function in functions:
        decorators = {_name(decorator) for decorator in function.decorator_list}
        if caches := [name for name in CACHES if name in decorators]:
            yield f"Calls of {function.name} that @{caches[0]} answers are not seen."
    if any(isinstance(function, ast.AsyncFunctionDef) for function in functions):
        yield "Calls of async functions are not seen."
    modules = {name.partition(".")[0] for node in nodes for name in _imported(node)}
    if used := modules & {*ELSEWHERE}:
        yield f"Calls in what {min(used)} starts may not be seen."


def _name(decorator: ast.expr) -> str:
    """Return the last name of a decorator: `lru_cache` for `@functools.lru_cache(None)`."""
    if isinstance(decorator, ast.Call):
        decorator = decorator.func
    return decorator.attr if isinstance(decorator, ast.Attribute) else ast.unparse(decorator)


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module or ""] if isinstance(node, ast.ImportFrom) else []
