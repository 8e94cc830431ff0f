"""State that calls share, or that deeper calls change: made again, kept in a local name."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping

from harness.why.edit import Edit, insert_after, insert_before, replace, take_out
from harness.why.edits.names import name_of
from harness.why.program import (
    Function,
    Loop,
    Program,
    called,
    first_statement,
    names_bound_by,
    names_in,
)

MUTABLE = ast.List | ast.Dict | ast.Set | ast.Call | ast.ListComp | ast.DictComp | ast.SetComp
"""Expressions that make an object which may change."""
STATE = ast.Name | ast.Attribute


def made_once(program: Program) -> Iterator[Edit]:
    """Yield the state of a class, of the module, and of a default, made again in each call."""
    for node in program.nodes:
        if isinstance(node, ast.ClassDef):
            yield from _state_of_class(program, node)
    set_later = {
        name for node in program.nodes if isinstance(node, ast.Global) for name in node.names
    }
    for statement in program.tree.body:
        match statement:
            case ast.Assign([ast.Name(name)], value):
                if name in set_later or isinstance(value, MUTABLE):
                    yield from _made_again(program, statement, name)
    for function in program.functions:
        named, defaults = function.args.args[::-1], function.args.defaults[::-1]
        for argument, default in zip(named, defaults, strict=False):
            if not isinstance(default, ast.Constant | ast.Name):
                name, text = argument.arg, program.text(default)
                code = f"if {name} is None:\n{program.unit}{name} = {text}"
                made = insert_before(program, first_statement(function), code)
                pieces = (*program.span(default), "None"), made
                yield Edit("default", 1, function.lineno, pieces, text, "None")


def _state_of_class(program: Program, owner: ast.ClassDef) -> Iterator[Edit]:
    """Yield the state of a class as that of each of its objects, set by the method that begins."""
    methods = [one for one in owner.body if isinstance(one, Function)]
    method = next((one for one in methods if not program.is_used(one)), None)
    whose = "self" if f"{owner.name}." not in program.source else owner.name
    made_by = {one: code for one in owner.body if (code := _made(program, one, whose))}
    state = [*made_by]
    for group in (state, *([one] for one in state if len(state) > 1)) if method and state else ():
        codes = [made_by[one] for one in group]
        made = insert_before(program, first_statement(method), "\n".join(codes))  # type: ignore[arg-type]
        taken = [take_out(program, one) for one in group]
        line, old = group[0].lineno, program.text(group[0])
        yield Edit("class_state", 1, line, (*taken, made), old, codes[0])


def _made(program: Program, statement: ast.stmt, whose: str) -> str:
    """Return the assignment of a class as that of an object, or '' for another statement."""
    match statement:
        case ast.Assign([target], ast.expr() as value) | ast.AnnAssign(
            target, _, ast.expr() as value
        ):
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            if all(isinstance(one, ast.Name) for one in names):
                made = ", ".join(f"{whose}.{program.text(one)}" for one in names)
                return f"{made} = {program.text(value)}"
    return ""


def _made_again(program: Program, statement: ast.Assign, name: str) -> Iterator[Edit]:
    """Yield an assignment of the module also at the beginning of each method that nothing calls."""
    code = program.text(statement)
    for function in program.functions:
        if isinstance(program.parents[function], ast.ClassDef) and not program.is_used(function):
            inside = (node for node in program.inside[function] if isinstance(node, ast.Global))
            declared = next((node for node in inside if name in node.names), None)
            first = first_statement(function)
            made = (
                insert_after(program, declared, code)
                if declared
                else insert_before(program, first, f"global {name}\n{code}")
            )
            yield Edit("module_state", 2, statement.lineno, (made,), code, code)


def stale(program: Program) -> Iterator[Edit]:
    """Yield a call again in the place of its result, which a table keeps."""
    tables, stored = dict[str, tuple[ast.Call, ast.expr, str]](), defaultdict[str, int](int)
    for node in program.nodes:
        match node:
            case ast.Assign([ast.Subscript(container, key)], ast.Call() as call) | ast.Assign(
                [container], ast.DictComp(key, ast.Call() as call)
            ):
                tables[program.text(container)] = call, key, ""
            case ast.Assign([container], ast.ListComp(ast.Call() as call, [loop])):
                tables[program.text(container)] = call, loop.target, program.text(loop.iter)
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            stored[program.text(node.value)] += 1
    for node in program.nodes:
        match node:
            case ast.Subscript(container, place, ast.Load()):
                name = program.text(container)
                if name in tables and stored[name] < 2 and called(program, tables[name][0]):
                    yield from _made_by(program, node, place, *tables[name])


def _made_by(
    program: Program, node: ast.expr, place: ast.expr, call: ast.Call, key: ast.expr, through: str
) -> Iterator[Edit]:
    """Yield the call that made an item of a table in the place of the item."""
    text, code = program.text(place), program.text(call)
    text = f"{through}[{text}]" if through else text
    keys, places = [key], [text]
    if isinstance(key, ast.Tuple):
        keys = key.elts
        if isinstance(place, ast.Tuple) and len(place.elts) == len(keys) and not through:
            places = [program.text(one) for one in place.elts]
        else:
            row = r"\s*,\s*".join(re.escape(program.text(one)) for one in keys)
            code, places = re.sub(rf"\b{row}\b", f"*{text}", code), []
    names = [program.text(one) for one in keys]
    yield from _again(program, node, call, code, dict(zip(names, places, strict=False)))


def _again(
    program: Program, node: ast.expr, call: ast.Call, code: str, new: Mapping[str, str]
) -> Iterator[Edit]:
    """Yield a call with other names in the place of its result, if all of them can be seen."""
    code = re.sub(r"(?<![.\w])\w+", lambda word: new.get(word[0], word[0]), code)
    try:
        used = names_in(ast.parse(code))
    except SyntaxError:
        return
    seen = {*program.names_seen_in[program.function_of(node)], "self"}
    inside = any(one is call for one in (node, *program.around(node)))
    if used <= seen and not inside and called(program, call):
        cost = 2 + program.text(node).startswith("self.")  # which is rather filled again
        yield replace(program, "stale", cost, node, code)


def changed_deeper(program: Program) -> Iterator[Edit]:
    """Yield local names for state in the whole loop around a deeper call."""
    for function in program.functions:
        inside = [one for one in program.inside[function] if program.function_of(one) is function]
        state = _state(program, function)
        deeper = [
            one for one in inside if isinstance(one, ast.Call) and called(program, one) is function
        ]
        if state:
            loops = {
                around
                for call in deeper
                for around in program.around(call)
                if isinstance(around, Loop) and not program.loop_of(around)
            }
            for loop in sorted(loops, key=lambda one: one.lineno):
                yield from _in_loop(program, loop, state)


def _state(program: Program, function: Function) -> set[str]:
    """Return the attributes of `self`, and the outer names, that methods and functions set."""
    found, declared = set[str](), set[str]()
    for node in program.nodes:
        match node:
            case ast.Attribute(ctx=ast.Store()):
                if getattr(program.function_of(node), "name", "__init__") != "__init__":
                    found.add(name_of(node))
            case ast.Nonlocal(names) | ast.Global(names):
                found |= {*names}
                declared |= {*names} if node in program.inside[function] else set()
    own = {name for one in program.inside[function] for name in names_bound_by(one)}
    return found - (own - declared) - {""}


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


def _in_loop(program: Program, loop: Loop, state: set[str]) -> Iterator[Edit]:
    """Yield local names for the indexes that are state, set before a loop."""
    places = [one.slice for one in ast.walk(loop) if isinstance(one, ast.Subscript)]
    used = {name_of(part) for place in places for part in ast.walk(place)} & state
    kept = {name: name.removeprefix("self.").strip("_") + "_here" for name in sorted(used)}
    stored = (
        one for one in ast.walk(loop) if isinstance(one, STATE) and isinstance(one.ctx, ast.Store)
    )
    if kept and not any(name_of(one) in kept for one in stored):
        code = f"{', '.join(kept.values())} = {', '.join(kept)}"
        for edit in _renamed(program, loop, kept, 2):
            pieces = insert_before(program, loop, code), *edit.pieces
            yield Edit(edit.kind, edit.cost, edit.line, pieces, edit.old, edit.new)
