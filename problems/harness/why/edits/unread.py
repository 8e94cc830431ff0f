"""Edits that use what the program never uses: a name of a function, an attribute, a method."""

import ast
from collections.abc import Iterator
from itertools import pairwise

from harness.why.edit import Edit, insert, replace
from harness.why.edits.siblings import repeat_for
from harness.why.program import Function, Program


def unread(program: Program) -> Iterator[Edit]:
    """Yield edits that use a name that its function does not read, except to pass it on to itself.

    It replaces another name, or is added to it: `d in row` becomes
    `d in row or d in column`; operands and items of a list are repeated, too.
    """
    for function in program.functions:
        names = [node for node in program.nodes_of[function] if isinstance(node, ast.Name)]
        passed = [
            (name, part)
            for call in program.calls_in(function, function)
            for name, value in program.passed_by(call)
            for part in ast.walk(value)
        ]
        own = [part for name, part in passed if getattr(part, "id", "") == name]
        loaded = [one for one in names if isinstance(one.ctx, ast.Load) and one not in own]
        lines = {name: function.lineno for name, _ in passed}
        lines |= {one.id: one.lineno for one in names if isinstance(one.ctx, ast.Store)}
        read = {one.id for one in loaded} | {"_"}
        for name in (one for one in lines if one not in read):
            for node in (one for one in loaded if one.lineno >= lines[name]):
                yield replace(program, "unread", 1, node, name)
                for edit in repeat_for(program, "unread", 1, node, name):
                    yield edit.quoting(new=name)
            yield from _unset_attribute(program, function, name)


def unread_attributes(program: Program) -> Iterator[Edit]:
    """Yield edits that read another attribute, perhaps an unused one, which is set next to it."""
    attributes = [one for one in program.nodes if isinstance(one, ast.Attribute)]
    loaded = [one for one in attributes if isinstance(one.ctx, ast.Load)]
    changes = (one for one in program.nodes if isinstance(one, ast.AugAssign))
    counted = (one.target for one in changes if isinstance(one.op, ast.Add))
    used = {getattr(one, "attr", "") for one in (*loaded, *counted)}
    for one, other in (pair for block in program.blocks for pair in pairwise(block)):
        match one, other:
            case ast.Assign([ast.Attribute() as first]), ast.Assign([ast.Attribute() as second]):
                for new, old in (first, second), (second, first):
                    reads = (one for one in loaded if program.text(one) == program.text(old))
                    kind, cost = ("name", 3) if new.attr in used else ("unread", 1)
                    for node in reads if cost == 1 or program.text(new.value) == "self" else ():
                        yield replace(program, kind, cost, node, program.text(new))


def unused_methods(program: Program) -> Iterator[Edit]:
    """Yield edits that call an unused method of a helper class where another one is called."""
    for method in program.functions:
        owner, count = program.parents[method], len(method.args.args) - 1
        if not isinstance(owner, ast.ClassDef) or owner.name == "Solution":
            continue
        if method.name.startswith("_") or method.decorator_list or program.is_used(method):
            continue
        for call in program.calls_in(program.tree):
            arguments, other = call.args if count else [], program.called(call)
            beside = other and program.parents[other] is owner and len(arguments) == count
            if beside and isinstance(call.func, ast.Attribute):
                given = ", ".join(map(program.text, arguments))
                code = f"{program.text(call.func.value)}.{method.name}({given})"
                outer = next(one for one in program.ancestors(call) if isinstance(one, ast.stmt))
                block = getattr(outer, "body", [outer])
                yield insert(program, "unread", 1, block[0], code, before=True)
                yield insert(program, "unread", 1, block[-1], code)


def _unset_attribute(program: Program, function: Function, name: str) -> Iterator[Edit]:
    """Yield edits that set an attribute to the value of its name, beside another attribute."""
    for statement in program.nodes_of[function]:
        match statement:
            case ast.Assign([ast.Attribute(owner, other)]) if other != name:
                used = any(getattr(one, "attr", "") == name for one in program.nodes)
                code = f"{program.text(owner)}.{name} = {name}"
                if used:
                    yield insert(program, "unread", 1, statement, code).quoting(new=name)
