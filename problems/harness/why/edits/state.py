"""Edits of state that calls share: class attributes, module-level variables, mutable defaults."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from harness.kind import SURE
from harness.why.edit import Edit, insert_after, insert_before, removal
from harness.why.edits.names import names_of
from harness.why.program import (
    Function,
    Program,
    first_statement,
)

MUTABLE = ast.List | ast.Dict | ast.Set | ast.Call | ast.ListComp | ast.DictComp | ast.SetComp
"""Expressions that make an object which may change."""
READING = ast.Subscript | ast.Compare | ast.BinOp | ast.For | ast.comprehension
"""Expressions and loops that do not change the item of a table in them."""


def made_once(program: Program) -> Iterator[Edit]:
    """Yield edits that create the state of a class, the module or a default again in each call."""
    for node in program.nodes:
        if isinstance(node, ast.ClassDef):
            yield from _state_of_class(program, node)
    for group in _groups_of_state(program, program.tree.body):
        yield from _made_again(program, group)
    for function in program.functions:
        named, defaults = function.args.args[::-1], function.args.defaults[::-1]
        for argument, default in zip(named, defaults, strict=False):
            if not isinstance(default, ast.Constant | ast.Name):
                name, text = argument.arg, program.text(default)
                code = f"if {name} is None:\n{program.unit}{name} = {text}"
                made = insert_before(program, first_statement(function), code)
                pieces = (*program.span(default), "None"), made
                cost = SURE if isinstance(default, MUTABLE) else 1
                yield Edit("default", cost, function.lineno, pieces, text, "None")


def _state_of_class(program: Program, owner: ast.ClassDef) -> Iterator[Edit]:
    """Yield edits that set the attributes of a class in the method that LeetCode calls."""
    methods = (one for one in owner.body if isinstance(one, Function))
    method = next((one for one in methods if not program.is_used(one)), None)
    whose = "self" if f"{owner.name}." not in program.source else owner.name
    for group in _groups_of_state(program, owner.body) if method else ():
        codes = [_of_object(program, one, whose) for one in group]
        made = insert_before(program, first_statement(method), "\n".join(codes))  # type: ignore[arg-type]
        taken = [removal(program, one) for one in group]
        line, old = group[0].lineno, program.text(group[0])
        yield Edit("class_state", 1, line, (*taken, made), old, codes[0])


def _of_object(program: Program, statement: ast.stmt, whose: str) -> str:
    """Return an assignment to class attributes, rewritten to set attributes of `whose`."""
    names = ", ".join(f"{whose}.{name}" for name in _set_by(statement))
    return f"{names} = {program.text(statement.value)}"  # type: ignore[attr-defined]


def _made_again(program: Program, group: Sequence[ast.stmt]) -> Iterator[Edit]:
    """Yield edits that repeat module-level assignments in each method that LeetCode may call."""
    names = [name for one in group for name in _set_by(one)]
    codes = [program.text(one) for one in group]
    for function in program.functions:
        if isinstance(program.parents[function], ast.ClassDef) and not program.is_used(function):
            inside = [node for node in program.nodes_of[function] if isinstance(node, ast.Global)]
            known = {name for node in inside for name in node.names}
            new = [name for name in names if name not in known]
            code = "\n".join([*([f"global {', '.join(new)}"] if new else []), *codes])
            made = (
                insert_after(program, inside[-1], code)
                if known & {*names}
                else insert_before(program, first_statement(function), code)
            )
            yield Edit("module_state", 2, group[0].lineno, (made,), codes[0], codes[0])


def _groups_of_state(program: Program, body: list[ast.stmt]) -> Iterator[list[ast.stmt]]:
    """Yield the assignments of mutable state, if there are any: all of them, and each."""
    state = [one for one in body if _may_change(program, one)]
    yield from (state, *([one] for one in state if len(state) > 1)) if state else ()


def _set_by(statement: ast.stmt) -> list[str]:
    """Return the names to which an assignment gives a value; none if it sets anything else."""
    match statement:
        case ast.Assign([target], _) | ast.AnnAssign(target, _, ast.expr()):
            names = names_of(target)
            return names if all(names) else []
    return []


def _may_change(program: Program, statement: ast.stmt) -> bool:
    """Return True for an assignment of a mutable object, or of a name that is set again later."""
    names, set_later = _set_by(statement), set[str]()
    for node in program.nodes:
        if isinstance(node, ast.Global):
            set_later |= {*node.names}
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            set_later.add(node.attr)
    makes = any(isinstance(one, MUTABLE) for one in ast.walk(statement))
    kept = makes and not all(_is_only_read(program, name) for name in names)
    return bool(names) and (kept or bool({*names} & set_later))


def _is_only_read(program: Program, name: str) -> bool:
    """Return True if a name is only used to look up or loop over its items."""
    uses = looked_up = 0
    for node in program.nodes:
        match node:
            case ast.Name(there, ast.Load()) if there == name:
                uses += 1
            case ast.For(_, ast.Name(there)) | ast.comprehension(_, ast.Name(there)):
                looked_up += there == name
            case ast.Compare(_, [ast.In() | ast.NotIn()], [ast.Name(there)]):
                looked_up += there == name
        if isinstance(node, READING) and isinstance(getattr(node, "ctx", None), ast.Load | None):
            for child in ast.iter_child_nodes(node):
                match child:
                    case ast.Subscript(ast.Name(there)):
                        looked_up += there == name
    return 0 < uses == looked_up
