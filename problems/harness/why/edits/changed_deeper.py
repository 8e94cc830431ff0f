"""Edits of state that deeper calls change: a local name holds what was there before the call."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping

from harness.why.edit import Edit, insert_before
from harness.why.edits.names import name_of
from harness.why.program import Function, Loop, Program, called, names_bound_by

STATE = ast.Name | ast.Attribute


def edits(program: Program) -> Iterator[Edit]:
    """Yield local names for state, behind each deeper call or in the whole loop around it."""
    for function in program.functions:
        inside = [one for one in program.inside[function] if program.function_of(one) is function]
        state = _state(program, function)
        deeper = [
            one.lineno
            for one in inside
            if isinstance(one, ast.Call) and called(program, one) is function
        ]
        if state and deeper:
            yield from _behind(program, inside, min(deeper), _local_names(program, inside, state))
            yield from _in_loops(program, function, inside, state)


def _state(program: Program, function: Function) -> set[str]:
    """Return the attributes of `self`, and the outer names, that methods and functions set."""
    found = {
        name_of(node)
        for node in program.nodes
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
        if getattr(program.function_of(node), "name", "__init__") != "__init__"
    }
    for node in program.nodes:
        if isinstance(node, ast.Nonlocal | ast.Global):
            found |= {*node.names}
    own = {name for one in program.inside[function] for name in names_bound_by(one)}
    declared = {
        name
        for one in program.inside[function]
        if isinstance(one, ast.Nonlocal | ast.Global)
        for name in one.names
    }
    return found - (own - declared) - {""}


def _local_names(program: Program, inside: list[ast.AST], state: set[str]) -> Mapping[str, str]:
    """Return, by the text of some state, the local names that it is unpacked to."""
    found: dict[str, str] = {}
    for node in inside:
        match node:
            case ast.Assign([ast.Name(name)], value) if name_of(value) in state:
                found[program.text(value)] = name
            case ast.Assign([ast.Tuple(names)], ast.Tuple(values)) if len(names) == len(values):
                found |= {
                    program.text(value): program.text(name)
                    for name, value in zip(names, values, strict=True)
                    if name_of(value) in state
                }
            case ast.Assign([ast.Tuple(names)], value) if name_of(value) in state:
                text = program.text(value)
                texts = [program.text(name) for name in names]
                found |= {f"{text}[{at}]": name for at, name in enumerate(texts)}
                found[f"*{text}"] = ", ".join(texts)
                found[text] = f"({', '.join(texts)})"
    return found


def _behind(
    program: Program, inside: list[ast.AST], line: int, names: Mapping[str, str]
) -> Iterator[Edit]:
    """Yield the local names in each plain statement behind the first deeper call."""
    for node in inside:
        if isinstance(node, ast.Expr | ast.Assign | ast.Delete) and node.lineno >= line:
            yield from _renamed(program, node, names, 1)


def _renamed(
    program: Program, part: ast.stmt, names: Mapping[str, str], cost: int
) -> Iterator[Edit]:
    """Yield a statement with other texts for the expressions that read some state."""
    pieces: list[tuple[int, int, str]] = []
    for node in ast.walk(part):
        if isinstance(node, ast.expr) and isinstance(getattr(node, "ctx", None), ast.Load):
            span, new = program.span(node), names.get(program.text(node))
            if new and not any(start <= span[0] and span[1] <= end for start, end, _ in pieces):
                pieces.append((*span, new))
    if pieces:
        first = min(pieces)
        old = program.source[first[0] : first[1]]
        yield Edit("changed_deeper", cost, program.line_at(first[0]), tuple(pieces), old, first[2])


def _in_loops(
    program: Program, function: Function, inside: list[ast.AST], state: set[str]
) -> Iterator[Edit]:
    """Yield local names for the indexes that are state, set before the outermost loop."""
    for loop in inside:
        deeper = isinstance(loop, Loop) and any(
            isinstance(one, ast.Call) and called(program, one) is function for one in ast.walk(loop)
        )
        if not deeper or not isinstance(loop, Loop) or program.loop_of(loop):
            continue
        used = sorted(
            {
                name
                for one in ast.walk(loop)
                if isinstance(one, ast.Subscript)
                for part in ast.walk(one.slice)
                if (name := name_of(part)) in state
            }
        )
        kept = {name: name.replace("self.", "").strip("_") + "_here" for name in used}
        stored = any(name_of(one) in kept for one in ast.walk(loop) if _is_stored(one))
        if kept and not stored:
            code = f"{', '.join(kept.values())} = {', '.join(kept)}"
            for edit in _renamed(program, loop, kept, 2):
                pieces = insert_before(program, loop, code), *edit.pieces
                yield Edit(edit.kind, edit.cost, edit.line, pieces, edit.old, edit.new)


def _is_stored(node: ast.AST) -> bool:
    return isinstance(node, STATE) and isinstance(node.ctx, ast.Store)
