"""Edits that use what a program makes and never uses: a function, or a name beside its like."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.why.edit import Edit, insert, replace
from harness.why.program import Function, Program, called


def edits(program: Program) -> Iterator[Edit]:
    """Yield the call of each function that nothing calls, and each name that nothing reads."""
    yield from _looked_at(program)
    used = {getattr(node, "attr", getattr(node, "id", "")) for node in program.nodes}
    for function in program.functions:
        if function.name not in used and not _calls(program, function):
            for statement in program.block_of:
                if isinstance(statement, ast.If | ast.Expr) and program.loop_of(statement):
                    yield from _called_behind(program, function, statement)


def _calls(program: Program, function: Function) -> bool:
    """Return True for a function that calls others, which may be the one to begin with."""
    calls = (node for node in program.inside[function] if isinstance(node, ast.Call))
    return any(called(program, call) for call in calls)


def _called_behind(program: Program, function: Function, statement: ast.stmt) -> Iterator[Edit]:
    """Yield a call behind a statement, with the arguments that the one before it has there."""
    block = program.block_of[statement]
    before = block[block.index(statement) - 1] if block[0] is not statement else statement
    match before:
        case ast.Expr(ast.Call() as call) if other := called(program, call):
            named = [one.arg for one in other.args.args if one.arg != "self"]
            values = dict(zip(named, map(program.text, call.args), strict=False))
        case _:
            values = {}
    wanted = [one.arg for one in function.args.args if one.arg != "self"]
    seen = program.names_seen_in[program.function_of(statement)]
    values = {name: name for name in wanted if name in seen} | values
    if wanted and {*wanted} <= values.keys():
        whose = "self." if isinstance(program.parents[function], ast.ClassDef) else ""
        code = f"{whose}{function.name}({', '.join(values[name] for name in wanted)})"
        yield insert(program, "step_missing", 2, statement, code)


def _looked_at(program: Program) -> Iterator[Edit]:
    """Yield a name that nothing reads, in the place of another one or beside its like.

    `d in row` becomes `d in row or d in column` if the row stands in a condition, or in what is
    joined or listed.
    """
    names = [node for node in program.nodes if isinstance(node, ast.Name)]
    read = {node.id for node in names if isinstance(node.ctx, ast.Load)}
    for unread in names:
        if unread.id not in read and isinstance(unread.ctx, ast.Store):
            like = _bound_beside(program, unread)
            for node in names:
                if node.id in like and isinstance(node.ctx, ast.Load):
                    yield from _with_twin(program, node, unread.id)
                here = program.function_of(node) is program.function_of(unread)
                if here and isinstance(node.ctx, ast.Load) and node.lineno > unread.lineno:
                    yield replace(program, "unread", 1, node, unread.id)


def _bound_beside(program: Program, name: ast.Name) -> set[str]:
    """Return the names that are bound in the same block as a name, which it may be like."""
    statement = next(one for one in program.around(name) if isinstance(one, ast.stmt))
    found = {
        part.id
        for one in program.block_of.get(statement, ())
        if isinstance(one, ast.Assign)
        for part in ast.walk(one)
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
    }
    return found if isinstance(statement, ast.Assign) else set()


def _with_twin(program: Program, node: ast.Name, name: str) -> Iterator[Edit]:
    """Yield what a name stands in with the same of another name behind it."""
    part: ast.AST = node
    for around in program.around(node):
        joint = _joint(around, part)
        if joint and isinstance(part, ast.expr):
            start, end = program.span(part)
            first, last = program.span(node)
            twin = program.source[start:first] + name + program.source[last:end]
            more = f"{program.text(part)}{joint}{twin}"
            yield replace(program, "unread", 1, part, more).quoting(new=name)
            return
        part = around


def _joint(around: ast.AST, part: ast.AST) -> str:
    """Return what stands between a part and its neighbours; '' for a part without any."""
    match around:
        case ast.BoolOp(op):
            return " or " if isinstance(op, ast.Or) else " and "
        case ast.BinOp(op=ast.BitOr()):
            return " | "
        case ast.BinOp(op=ast.BitAnd()):
            return " & "
        case ast.BinOp(op=ast.Add()):
            return " + "
        case ast.Tuple() | ast.List():
            return ", "
    match part:
        case ast.Compare(ops=[ast.In() | ast.Eq()]):
            return " or "
        case ast.Compare(ops=[ast.NotIn() | ast.NotEq()]):
            return " and "
    return ""
