"""Edits of what becomes of an answer: a call whose result is dropped, or passed on unseen."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.why.edit import Edit, Piece, insert, replace
from harness.why.program import Function, Program

TRUE = "return True"


def edits(program: Program) -> Iterator[Edit]:
    """Yield the edits that use the answer of each call of a function of the program."""
    for statement in program.block_of:
        if not program.has_own_lines(statement):
            continue
        match statement:
            case ast.Expr(ast.Call() as call) if function := called(program, call):
                yield from _used(program, statement, call, function)
            case ast.Return(ast.Call() as call) if called(program, call):
                yield from _asked(program, statement, call)
                yield replace(program, "passed_on", 2, statement, program.text(call))
            case ast.Assign([ast.Name(kept)], ast.Call() as call) if called(program, call):
                for answer in ("True", kept):
                    code = f"if {kept}:\n{program.unit}return {answer}"
                    yield insert(program, "passed_on", 2, statement, code)
            case ast.Assign([ast.Tuple() as names], ast.Call() as call) if called(program, call):
                yield from _unpacked(program, statement, names, call)
            case ast.If(ast.Call() as call, orelse=[]) if function := called(program, call):
                yield from _gone_through(program, statement, call, function)
        yield from _passed_on(program, statement)
    for function in program.functions:
        yield from _success_reported(program, function)
        yield from _stored(program, function)


def _stored(program: Program, function: Function) -> Iterator[Edit]:
    """Yield the items of an answer put into the argument of the method that nothing calls."""
    names = [one.arg for one in function.args.args]
    if names[:1] != ["self"] or len(names) < 2 or program.is_used(function):
        return
    for node in program.inside[function]:
        match node:
            case ast.Return(ast.expr() as value) if program.function_of(node) is function:
                text = program.text(value)
                if not isinstance(value, ast.Constant) and text != names[1]:
                    goes_on = program.loop_of(node) or node.end_lineno != function.end_lineno
                    back = f"\n{program.indent(node.lineno)}return" if goes_on else ""
                    new = f"{names[1]}[:] = {text}{back}"
                    yield replace(program, "answer_lost", 1, node, new)


def _passed_on(program: Program, statement: ast.stmt) -> Iterator[Edit]:
    """Yield the answers of a generator one by one, and an answer that is passed on if it is one."""
    match statement:
        case ast.Expr(ast.Yield(ast.Call() as call)) if called(program, call):
            yield replace(program, "passed_on", 1, statement, f"yield from {program.text(call)}")
        case ast.Return(ast.Name(name)) if program.loop_of(statement):
            code = _if(program, statement, name, f"return {name}")
            yield replace(program, "passed_on", 2, statement, code)


def _gone_through(
    program: Program, statement: ast.stmt, call: ast.Call, function: Function
) -> Iterator[Edit]:
    """Yield a loop over the answers of a generator, and a question for any, for a mere `if`."""
    if _is_generator(program, function) and program.source.startswith(
        "if", at := program.span(statement)[0]
    ):
        text = program.text(call)
        yield replace(program, "passed_on", 1, (at, program.span(call)[1]), f"for _ in {text}")
        yield replace(program, "passed_on", 1, call, f"any({text})")


def _is_generator(program: Program, function: Function) -> bool:
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for node in program.inside[function])


def called(program: Program, call: ast.Call) -> Function | None:
    """Return the function of the program that is called, if it is one."""
    match call.func:
        case ast.Name(name) | ast.Attribute(_, name):
            return program.own.get(name)
    return None


def _used(
    program: Program, statement: ast.stmt, call: ast.Call, function: Function
) -> Iterator[Edit]:
    text = program.text(call)
    if _is_generator(program, function):
        yield replace(program, "passed_on", 1, statement, f"yield from {text}")
        yield replace(program, "passed_on", 2, statement, f"any({text})")
        return
    yield from _asked(program, statement, call)
    yield replace(program, "passed_on", 1, statement, f"return {text}")
    lines = f"found = {text}", _if(program, statement, "found", "return found")
    code = f"\n{program.indent(statement.lineno)}".join(lines)
    yield replace(program, "passed_on", 2, statement, code)
    for flag in _flags(program):
        code = f"if {flag}:\n{program.unit}return"
        yield insert(program, "passed_on", 1, statement, code)
    for one in call.args:
        if isinstance(one, ast.Name):
            yield replace(program, "answer_lost", 2, statement, f"{one.id} = {text}")
            yield replace(program, "answer_lost", 2, statement, f"{one.id}[:] = {text}")


def _asked(program: Program, statement: ast.stmt, call: ast.Call) -> Iterator[Edit]:
    """Yield `if call: return True` and its like in the place of a statement."""
    text = program.text(call)
    for cost, test, way_out in (
        (1, text, "return True"),
        (2, f"not {text}", "return False"),
        (1, text, "return"),
        (1, text, "break"),
    ):
        if way_out != "break" or program.loop_of(statement):
            yield replace(
                program, "passed_on", cost, statement, _if(program, statement, test, way_out)
            )


def _if(program: Program, statement: ast.stmt, test: str, way_out: str) -> str:
    indent = program.indent(statement.lineno) + program.unit
    return f"if {test}:\n{indent}{way_out}"


def _flags(program: Program) -> set[str]:
    """Return the names that are set to True somewhere."""
    return {
        program.text(node.targets[0])
        for node in program.nodes
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Constant)
        and node.value.value is True
        and isinstance(node.targets[0], ast.Name | ast.Attribute)
    }


def _unpacked(
    program: Program, statement: ast.stmt, names: ast.Tuple, call: ast.Call
) -> Iterator[Edit]:
    """Yield the unpacking of an answer behind the question whether there is one."""
    indent = program.indent(statement.lineno)
    for way_out in ("return True", "return"):
        question = _if(program, statement, "not found", way_out)
        lines = f"found = {program.text(call)}", question, f"{program.text(names)} = found"
        yield replace(program, "result_unchecked", 2, statement, f"\n{indent}".join(lines))


def _success_reported(program: Program, function: Function) -> Iterator[Edit]:
    """Yield a function that reports its success and passes it on, in the place of one without."""
    inside = [node for node in program.inside[function] if program.function_of(node) is function]
    answers = [node.value for node in inside if isinstance(node, ast.Return)]
    if any(one and not (isinstance(one, ast.Constant) and not one.value) for one in answers):
        return
    pieces = [piece for node in inside if (piece := _reported(program, function, node))]
    lazy = any(isinstance(node, ast.Yield | ast.YieldFrom) for node in inside)
    if len(pieces) > 1 and not lazy:
        first_call = min(pieces, key=lambda piece: (piece[2] == TRUE, piece))
        yield Edit("passed_on", 2, program.line_at(first_call[0]), tuple(pieces))


def _reported(program: Program, function: Function, node: ast.AST) -> Piece | None:
    """Return what becomes of a bare `return`, and of a bare call of the function itself."""
    match node:
        case ast.Return(None) if isinstance(program.parents[node], ast.If):
            block = program.block_of[node]
            before = block[block.index(node) - 1] if len(block) > 1 else None
            follows_call = isinstance(before, ast.Expr) and isinstance(before.value, ast.Call)
            return None if follows_call else (*program.span(node), TRUE)
        case ast.Expr(ast.Call() as call) if called(program, call) is function:
            block = program.block_of[node]
            following = block[block.index(node) + 1 :][:1]
            if any(isinstance(one, ast.Return) for one in following):
                return (*program.span(node), f"return {program.text(call)}")
            code = _if(program, node, program.text(call), "return True")
            return (*program.span(node), code) if program.has_own_lines(node) else None
    return None
