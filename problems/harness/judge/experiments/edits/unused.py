"""Edits that call a function of the program which is never called, such as one that undoes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.judge.experiments.edit import Edit, insert
from harness.judge.experiments.edits.answers import called
from harness.judge.experiments.program import Function, Program


def edits(program: Program) -> Iterator[Edit]:
    """Yield the call of each function that nothing calls, behind each call of another one."""
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
