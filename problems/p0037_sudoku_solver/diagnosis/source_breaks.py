"""A `break` that changes nothing: its loop does nothing else, and the next line runs anyway."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Sequence

from .source import functions

BLOCKS = ("body", "orelse", "finalbody")


def idle_breaks(tree: ast.Module) -> list[int]:
    """Return the lines of each `break` without an effect.

    Its loop has no `else`, and nothing in it but an `if` with that `break`, whose condition only
    looks: it calls no function of the source. Nothing after the loop looks at how far it came.
    """
    lines = []
    own = {one.name for one in functions(tree)}
    for node in ast.walk(tree):
        for block in (getattr(node, name, None) or () for name in BLOCKS):
            for place, one in enumerate(block if isinstance(block, list) else ()):
                match one:
                    case ast.For(
                        body=[ast.If(test, body=[ast.Break() as way_out], orelse=[])], orelse=[]
                    ):
                        acts = any(_acts(part, own) for part in ast.walk(test))
                        if not acts and not _is_asked_for(_names(one.target), block[place + 1 :]):
                            lines.append(way_out.lineno)
    return sorted(lines)


def _acts(node: ast.AST, own: Collection[str]) -> bool:
    """Return True for what a condition may do, besides look: a name that it sets, or a call."""
    if isinstance(node, ast.NamedExpr):
        return True
    called = getattr(node, "func", None)
    name = getattr(called, "attr", getattr(called, "id", ""))
    return name in own or name in ("pop", "add", "remove", "append", "next")


def _is_asked_for(names: set[str], after: Sequence[ast.AST]) -> bool:
    """Return True if statements look at one of some names before they give it another value."""
    return any(names & set(_asked_for(one)) for one in after)


def _asked_for(node: ast.AST) -> Iterator[str]:
    """Yield the names whose values are needed in a node, but for those that its loops set."""
    bound: set[str] = set()
    match node:
        case ast.Name(name, ast.Load()):
            yield name
        case ast.For(target):
            bound = _names(target)
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            bound = set().union(*(_names(loop.target) for loop in node.generators))
    for child in ast.iter_child_nodes(node):
        yield from (name for name in _asked_for(child) if name not in bound)


def _names(target: ast.expr) -> set[str]:
    return {one.id for one in ast.walk(target) if isinstance(one, ast.Name)}
