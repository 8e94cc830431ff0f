"""Edits of `return` and `break`, and of the dropped results of calls."""

import ast
from collections.abc import Iterator
from itertools import zip_longest

from harness.child.patch import Piece
from harness.kind import SURE
from harness.why.edit import Edit, insert, insert_after, replace
from harness.why.edits.blocks import OWNERS, keeps_best
from harness.why.edits.loops import values_of_flags
from harness.why.edits.undo import LEAVES
from harness.why.edits.where import generator
from harness.why.patterns import find
from harness.why.program import Function, Program

APART = Function | ast.ClassDef | ast.Import | ast.ImportFrom
TRUE = "return True"


def exits(program: Program) -> Iterator[Edit]:
    """Yield edits that add a `return` or a `break`, or a `break` out of two loops."""
    for block in program.blocks:
        for statement, following in zip_longest(block, block[1:]):
            last = following is None
            # a `return` before `return check(…)` would switch the check off
            checks = isinstance(following, ast.Return) and any(
                isinstance(one, ast.Call) for one in ast.walk(following)
            )
            ends = last or (isinstance(statement, OWNERS) and not checks)
            if ends and not isinstance(statement, LEAVES | APART):
                yield from _add_return(program, statement, last=last)
            inner = program.loop_of(statement) if isinstance(statement, ast.Break) else None
            if inner and program.loop_of(inner) and not inner.orelse:
                code = f"else:\n{program.unit}continue\nbreak"  # it leaves the outer loop, too
                piece = insert_after(program, inner, code)
                yield Edit("break", 2, statement.lineno, (piece,), "break")


def _add_return(program: Program, statement: ast.stmt, *, last: bool) -> Iterator[Edit]:
    """Yield edits that add a `return` after a statement, with each answer, or a `break`."""
    parent = program.parents[statement]
    function = program.function_of(parent)
    in_loop = isinstance(parent, ast.For | ast.While) and last
    if in_loop and not any(isinstance(one, ast.Continue) for one in ast.walk(parent)):
        return  # the loop would end in its first round, whatever it is for
    if function is None or (program.loop_of(statement) and keeps_best(parent)):
        return  # a loop that looks for the best item has to see all of them
    for answer, usual_cost in _answers(program, function).items():
        if not _drops_value(program, statement, answer):
            # a loop that ends after its first round is rarely meant
            cost = (usual_cost if last else 2) + 2 * in_loop
            yield insert(program, "return", cost, statement, f"return {answer}".strip())
    if last and isinstance(parent, ast.If) and program.loop_of(parent):
        yield insert(program, "break_missing", 1, statement, "break")


def _drops_value(program: Program, statement: ast.stmt, answer: str) -> bool:
    """Return True if a `return` after a statement drops the value just assigned.

    It would only disable the lines that use the value.
    """
    match statement:
        case ast.Assign([ast.Name(name)], value) if answer not in (name, program.text(value)):
            return True
    return False


def _answers(program: Program, function: Function) -> dict[str, int]:
    """Return the answers that a function may give, each with its cost at the end of a block."""
    nodes = program.nodes_of[function]
    if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in nodes):
        return {"": 1}
    returned = [node.value for node in nodes if isinstance(node, ast.Return)]
    plain = ast.Constant | ast.Name | ast.Attribute
    texts = [program.text(one) for one in returned if isinstance(one, plain)]
    usual = ("True", "False") if any(returned) else ("",)
    answers = ("True", "False", "", *(one for one in texts if one != "None"))
    return {one: 1 if one in usual else 2 for one in answers}


def overwritten_results(program: Program) -> Iterator[Edit]:
    """Yield edits that end a loop at its first result, which the next round would overwrite.

    The loop stores the result of a deeper call in its last statement, and nothing in it reads it.
    """
    for loop in (one for one in program.nodes if isinstance(one, ast.For)):
        match loop.body[-1]:
            case ast.Assign([ast.Name(name)], ast.Call() as call) as last if (
                program.called(call) is program.function_of(loop) is not None
            ):
                read = (one for one in ast.walk(loop) if isinstance(one, ast.Name))
                if not any(one.id == name and isinstance(one.ctx, ast.Load) for one in read):
                    for test in name, f"{name} is not None":
                        code = f"if {test}:\n{program.unit}break"
                        yield insert(program, "passed_on", SURE, last, code)


def dropped_results(program: Program) -> Iterator[Edit]:
    """Yield edits that use the dropped result of a call: store it, pass it on, or return it."""
    flags = [name for name, values in values_of_flags(program).items() if True in values]
    for node in program.nodes:
        match node:
            case ast.Expr(ast.Call(args=arguments) as call) if program.called(call):
                if program.has_own_lines(node):
                    for flag in flags:
                        code = f"if {flag}:\n{program.unit}return"
                        yield insert(program, "passed_on", 1, node, code)
                for name in (one.id for one in arguments if isinstance(one, ast.Name)):
                    for target in (name, f"{name}[:]"):
                        new = f"{target} = {program.text(call)}"
                        yield replace(program, "answer_lost", 2, node, new)
            case ast.If(ast.Call() as call, orelse=[]) if generator(program, call):
                start, text = program.span(node)[0], program.text(call)
                if program.source.startswith("if", start):
                    place = start, program.span(call)[1]
                    yield replace(program, "passed_on", 1, place, f"for _ in {text}")
    for function in program.functions:
        yield from _report_success(program, function)
        yield from _store_answer(program, function)


def _store_answer(program: Program, function: Function) -> Iterator[Edit]:
    """Yield edits that write the answer into the argument of the method that LeetCode calls."""
    names = [one.arg for one in function.args.args]
    if len(names) < 2 or not program.is_entry(function):
        return
    for node in program.returned_by(function):
        text = program.text(node.value) if node.value else names[1]
        if not isinstance(node.value, ast.Constant) and text != names[1]:
            continues = program.loop_of(node) or node.end_lineno != function.end_lineno
            ending = f"\n{program.indent(node.lineno)}return" if continues else ""
            yield replace(program, "answer_lost", 1, node, f"{names[1]}[:] = {text}{ending}")


def _report_success(program: Program, function: Function) -> Iterator[Edit]:
    """Yield the edit of a function that reports success, if it does not, and passes it on."""
    returned = [one.value for one in program.returned_by(function) if one.value]
    if not all(isinstance(one, ast.Constant) for one in returned):
        return
    nodes = [node for node in program.nodes_of[function] if program.function_of(node) is function]
    if any(one.value is True for one in returned if isinstance(one, ast.Constant)):
        nodes = [node for node in nodes if not isinstance(node, ast.Return)]
    pieces = [piece for node in nodes if (piece := _success_piece(program, function, node))]
    is_generator = any(isinstance(node, ast.Yield | ast.YieldFrom) for node in nodes)
    if len(pieces) > 1 and not is_generator:
        first_call = min(pieces, key=lambda piece: (piece[2] == TRUE, piece))
        yield Edit("passed_on", 2, program.line_at(first_call[0]), tuple(pieces))


def _success_piece(program: Program, function: Function, node: ast.AST) -> Piece | None:
    """Return the piece that makes a bare `return` or recursive call report success, or None."""
    match node:
        case ast.Return(None) if isinstance(program.parents[node], ast.If):
            block = program.block_of[node]
            before = block[block.index(node) - 1] if len(block) > 1 else None
            follows_call = isinstance(before, ast.Expr) and isinstance(before.value, ast.Call)
            return None if follows_call else (*program.span(node), TRUE)
        case ast.Expr(ast.Call() as call) if program.called(call) is function:
            block = program.block_of[node]
            following = block[block.index(node) + 1 :][:1]
            if any(isinstance(one, ast.Return) for one in following):
                return (*program.span(node), f"return {program.text(call)}")
            indent = program.indent(node.lineno) + program.unit
            code = f"if {program.text(call)}:\n{indent}{TRUE}"
            return (*program.span(node), code) if program.has_own_lines(node) else None
    return None


def recomputed(program: Program) -> Iterator[Edit]:
    """Yield edits that use the result of an earlier call instead of another call like it.

    `rank -= ways` for `rank -= count(left, height + 1)`, where `ways = count(left - 1, height + 1)`
    comes before a change of `height`.
    """
    for statement, one in find(program, "_v = _f(...)"):
        name, function = program.text(one["_v"]), program.text(one["_f"])
        for node in program.nodes_around(statement):
            match node:
                case ast.AugAssign(_, _, ast.Call(other) as call) if (
                    node.lineno > statement.lineno and program.text(other) == function
                ):
                    yield replace(program, "recomputed", 1, call, name)
