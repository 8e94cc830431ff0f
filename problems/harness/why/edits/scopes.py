"""Edits of where a name belongs: `self.`, `nonlocal`, state of the class, `async`, decorators."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.why.edit import (
    Edit,
    insert,
    insert_after,
    insert_before,
    replace,
    take_out,
)
from harness.why.program import Function, Program, first_statement, names_bound_by

MUTABLE = ast.List | ast.Dict | ast.Set | ast.Call | ast.ListComp | ast.DictComp | ast.SetComp
"""Expressions that make an object which may change."""


def edits(program: Program) -> Iterator[Edit]:
    """Yield edits of scopes, of each function and each class."""
    for node in program.nodes:
        match node:
            case ast.Name(name, ast.Load()) if name in program.attributes:
                if name not in program.names_seen_in[program.function_of(node)]:
                    yield replace(program, "self", 1, node, f"self.{name}")
            case ast.Name(name, ast.Store()) if name in program.attributes:
                if not _is_read(program, program.function_of(node), name):
                    yield replace(program, "self", 1, node, f"self.{name}")
            case ast.Attribute(ast.Name("self"), name) if name in program.bound:
                yield replace(program, "self", 2, node, name)
            case ast.ClassDef():
                yield from _state_of_class(program, node)
        if isinstance(node, ast.Name | ast.Attribute):
            yield from _called(program, node)
    yield from _state_of_module(program)
    for function in program.functions:
        yield from _signature(program, function)
        yield from _declared(program, function)


def _is_read(program: Program, function: Function | None, name: str) -> bool:
    """Return True if a function reads a name that it sets; the module may always."""
    read = (
        isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load)
        for node in (program.inside[function] if function else ())
    )
    return function is None or any(read)


def _called(program: Program, node: ast.Name | ast.Attribute) -> Iterator[Edit]:
    """Yield the call of a function that is only named."""
    name = node.attr if isinstance(node, ast.Attribute) else node.id
    parent = program.parents[node]
    is_called = isinstance(parent, ast.Call) and parent.func is node
    if name in program.own and not is_called and not isinstance(parent, ast.Attribute):
        yield replace(program, "not_called", 1, node, f"{program.text(node)}()")
        here = program.function_of(node)
        names = [one.arg for one in here.args.args if one.arg != "self"] if here else []
        if here is program.own[name] and len(names) == 1:  # it goes on to the next one
            new = f"{program.text(node)}({names[0]} + 1)"
            yield replace(program, "not_called", 1, node, new)


def _signature(program: Program, function: Function) -> Iterator[Edit]:
    first = function.args.args[0].arg if function.args.args else ""
    of_class = isinstance(program.parents[function], ast.ClassDef)
    if of_class and first != "self" and not function.decorator_list:
        place = program.source.index("(", program.span(function)[0]) + 1
        piece = place, place, "self, " if first else "self"
        yield Edit("signature", 1, function.lineno, (piece,), "", "self")
    for one in function.decorator_list:
        piece = program.start_of(one.lineno), program.start_of(one.lineno + 1), ""
        text = program.lines[one.lineno - 1].strip()
        kind = "cache" if "cache" in text else "decorator"
        yield Edit(kind, 1, one.lineno, (piece,), text)
    if isinstance(function, ast.AsyncFunctionDef):
        yield _not_async(program, function)


def _not_async(program: Program, function: Function) -> Edit:
    """Return the program without any `async` and `await`."""
    pieces = []
    for node in program.nodes:
        if isinstance(node, ast.AsyncFunctionDef | ast.Await):
            start = program.span(node)[0]
            behind = program.source[start + len("async") :]  # as long as `await`
            gap = len(behind) - len(behind.lstrip(" "))
            pieces.append((start, start + len("async") + gap, ""))
    return Edit("async", 1, function.lineno, tuple(pieces), "async")


def _declared(program: Program, function: Function) -> Iterator[Edit]:
    """Yield `nonlocal` or `global` for a name that a function, and one around it, assigns to."""
    own = _assigned(program, function) - {one.arg for one in function.args.args}
    around = [one for one in program.around(function) if isinstance(one, Function)]
    outer = set().union(*(_assigned(program, one) for one in around))
    for names, word in (
        (own & outer, "nonlocal"),
        (own & _assigned(program, None) - outer, "global"),
    ):
        for name in sorted(names):
            yield insert(
                program, "declared", 1, first_statement(function), f"{word} {name}", before=True
            )


def _assigned(program: Program, scope: Function | None) -> set[str]:
    """Return the names that are assigned to in a function itself, or in the module itself."""
    return {
        name
        for node in program.nodes
        if isinstance(node, ast.Name) and program.function_of(node) is scope
        for name in names_bound_by(node)
    }


def _state_of_class(program: Program, owner: ast.ClassDef) -> Iterator[Edit]:
    """Yield the state of a class as that of each of its objects, set by the method that begins."""
    methods = [one for one in owner.body if isinstance(one, Function)]
    method = next((one for one in methods if not program.is_used(one)), None)
    whose = "self" if f"{owner.name}." not in program.source else owner.name
    made_by = {one: code for one in owner.body if (code := _made(program, one, whose))}
    state = [*made_by]
    groups = [state, *([one] for one in state if len(state) > 1)] if method and state else []
    for group in groups:
        codes = [made_by[one] for one in group]
        assert method  # noqa: S101 - there are no groups without it
        made = insert_before(program, first_statement(method), "\n".join(codes))
        taken = [take_out(program, one) for one in group]
        line, old = group[0].lineno, program.text(group[0])
        yield Edit("class_state", 1, line, (*taken, made), old, codes[0])
        yield Edit("class_state", 2, line, (made,), old, codes[0])


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


def _state_of_module(program: Program) -> Iterator[Edit]:
    """Yield the state of the module, begun anew by each method that the program does not call."""
    set_later = {
        name for node in program.nodes if isinstance(node, ast.Global) for name in node.names
    }
    for statement in program.tree.body:
        match statement:
            case ast.Assign([ast.Name(name)], value) if name in set_later or isinstance(
                value, MUTABLE
            ):
                yield from _begun_anew(program, statement, name)


def _begun_anew(program: Program, statement: ast.Assign, name: str) -> Iterator[Edit]:
    """Yield an assignment of the module also at the beginning of each method that nothing calls."""
    code = program.text(statement)
    for function in program.functions:
        of_class = isinstance(program.parents[function], ast.ClassDef)
        if not of_class or program.is_used(function):
            continue
        inside = (node for node in program.inside[function] if isinstance(node, ast.Global))
        declared = next((node for node in inside if name in node.names), None)
        if declared:
            made = insert_after(program, declared, code)
        else:
            made = insert_before(program, first_statement(function), f"global {name}\n{code}")
        yield Edit("module_state", 2, statement.lineno, (made,), code, code)
