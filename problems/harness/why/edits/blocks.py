"""Edits that move or remove a statement, or rename the variable of a loop."""

import ast
import re
from collections.abc import Iterator, Sequence
from itertools import chain

from harness.child.patch import Piece
from harness.kind import SURE
from harness.why.edit import Edit, indented, insert_after, insert_before, lines_of, removal, replace
from harness.why.edits.undo import target_of
from harness.why.program import (
    Function,
    Loop,
    Program,
    bound_by_any,
    first_statement,
    last_name,
    names_in,
)

KEPT = Function | ast.ClassDef | ast.Import | ast.ImportFrom | ast.Pass
WAYS_OUT = ast.Return | ast.Break | ast.Continue
OWNERS = ast.For | ast.While | ast.If | ast.Try | ast.With
CONSTANTS = {"None", "False", "True", "0"}
ORDERING = re.compile(r"\.sort\(|\bkey=|\], *\w+[^=]*\] = ")
"""Matches code that puts items in another order, by a function or by a swap."""
CONDITIONS = ast.Compare | ast.BoolOp | ast.UnaryOp
MOST_REMOVED = 2
"""The most plain statements in a block that is removed: more are a part of the search."""


def moves(program: Program) -> Iterator[Edit]:
    """Yield edits that move a statement out of its block, into the next block, or past others."""
    for block in program.blocks:
        for index, statement in enumerate(block):
            fixed = isinstance(statement, KEPT) or is_docstring(statement)
            if not (fixed or program.is_elif(statement)) and program.has_own_lines(statement):
                if statement is block[-1]:
                    yield from _dedents(program, block)
                yield from _indents(program, block, index)
                yield from _move_into(program, block, index)
                yield from _move_out(program, statement)
                yield from _moves_past(program, block, index)


def is_docstring(statement: ast.stmt) -> bool:
    """Return True for a statement that is only a constant."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _move(program: Program, cost: int, statement: ast.stmt, *pieces: Piece) -> Edit:
    """Return the edit that moves a statement; a whole block costs more."""
    cost += isinstance(statement, OWNERS)
    return Edit("moved", cost, statement.lineno, pieces, program.text(statement))


def _move_after(program: Program, cost: int, statement: ast.stmt, target: ast.stmt) -> Edit:
    """Return the edit that moves a statement to the place after another statement."""
    code = insert_after(program, target, indented(program, statement, ""))
    return _move(program, cost, statement, removal(program, statement), code)


def _dedents(program: Program, block: list[ast.stmt]) -> Iterator[Edit]:
    """Yield edits that dedent the last statement of a block by one level, and by two."""
    statement, owner = block[-1], program.parents[block[-1]]
    if not isinstance(owner, OWNERS) or not program.has_own_lines(owner):
        return
    # other statements are misplaced less often than WAYS_OUT and the statement after one
    rare = not any(isinstance(one, WAYS_OUT) for one in block[-2:])
    if isinstance(statement, Loop) and (isinstance(owner, ast.While) or len(block) == 1):
        return  # without it, the outer loop does hardly anything
    first, last = lines_of(program, statement)
    placeholder, cost = f"{program.indent(statement.lineno)}pass\n" if len(block) == 1 else "", 1
    while program.last_line(owner) == program.last_line(statement) and cost <= 2:
        outer = program.parents[owner]
        if not _ends_search(statement, owner, outer):
            new = placeholder + indented(program, statement, program.indent(owner.lineno)) + "\n"
            yield _move(program, cost + rare, statement, (first, last, new))
        if not isinstance(outer, OWNERS):
            return
        owner, cost = outer, cost + 1


def _ends_search(statement: ast.stmt, left: ast.AST | None, owner: ast.AST) -> bool:
    """Return True for a way out that ends a loop in its first round, or before the best item.

    Args:
        statement: the statement that moves.
        left: the statement that it moves out of, if any.
        owner: the statement that it moves into.
    """
    if not isinstance(statement, ast.Return | ast.Break):
        return False
    looks_for_best = any(map(keeps_best, ast.walk(owner))) and isinstance(owner, Loop | ast.If)
    return looks_for_best or (isinstance(left, ast.If) and isinstance(owner, Loop))


def keeps_best(node: ast.AST) -> bool:
    """Return True for an `if` that tests a name and sets it: a loop looks for the best item."""
    return isinstance(node, ast.If) and bool(names_in(node.test) & bound_by_any(ast.walk(node)))


def shortcuts(program: Program) -> set[int]:
    """Return the lines of tests that end a loop over all items as soon as one is good enough.

    They choose another item, so an edit there can only hide a mistake elsewhere.
    """
    lines = set[int]()
    for node in program.nodes:
        match node:
            case ast.If(
                ast.Compare(_, [ast.Eq() | ast.LtE() | ast.Lt()], [ast.Constant(int(most))]),
                [ast.Break() | ast.Return()],
                [],
            ) if most > 0:
                loop = program.loop_of(node)
                if loop and any(map(keeps_best, ast.walk(loop))):
                    lines.add(node.lineno)
    return lines


def _indents(program: Program, block: list[ast.stmt], index: int) -> Iterator[Edit]:
    """Yield edits that move a statement to the end of the blocks before it.

    An undo probably belongs in the block of its step.
    """
    statement = block[index]
    for inner in _blocks_ending_at(block[index - 1]) if index else ():
        last, owner = inner[-1], program.parents[inner[-1]]
        if _ends_search(statement, None, owner):
            continue
        if program.has_own_lines(last) and not isinstance(last, WAYS_OUT):
            steps = {target_of(program, one) for one in inner} - {""}
            cost = 1 if target_of(program, statement) in steps else 2
            yield _move_after(program, cost, statement, last)


def _move_into(program: Program, block: list[ast.stmt], index: int) -> Iterator[Edit]:
    """Yield the edit that moves an assignment into the loop, check or function that follows it."""
    match block[index : index + 2]:
        case [
            ast.Assign([ast.Name()]) as statement,
            ast.For(body=[first, *_]) | ast.While(body=[first, *_]),
        ] | [ast.Assign([ast.Subscript()]) as statement, ast.If(ast.Call(), body=[first, *_])]:
            pass
        case [
            ast.Assign([ast.Name()], ast.List([]) | ast.Dict([]) | ast.Call(_, [])) as statement,
            ast.FunctionDef(body=[first, *_]) as function,
        ]:
            if not program.calls_in(function, function):
                return
        case _:
            return
    insertion = insert_before(program, first, indented(program, statement, ""))
    yield _move(program, 2, statement, removal(program, statement), insertion)


def _move_out(program: Program, statement: ast.stmt) -> Iterator[Edit]:
    """Yield the edit that moves a start value out of its loop, or an addition out of its block."""
    match statement, program.parents[statement]:
        case (
            ast.Assign(
                [ast.Name()], ast.Constant() | ast.List([]) | ast.Dict([]) | ast.Call(_, [])
            ),
            ast.For() | ast.While() as owner,
        ):
            kind = "reset_in_loop"
        case (
            ast.Expr(ast.Call(ast.Attribute(attr="append" | "add"))),
            (ast.If(body=[first, _, *_], orelse=[]) | ast.For(body=[first, _, *_])) as owner,
        ) if first is statement:
            kind = "moved"
        case _:
            return
    insertion = insert_before(program, owner, indented(program, statement, ""))
    pieces = removal(program, statement), insertion
    yield Edit(kind, 2, statement.lineno, pieces, program.text(statement))


def _blocks_ending_at(statement: ast.stmt) -> Iterator[list[ast.stmt]]:
    """Yield the blocks that end where a statement ends, the outermost first."""
    while not isinstance(statement, Function | ast.ClassDef):
        names = ("finalbody", "orelse", "body")
        block = next((value for name in names if (value := getattr(statement, name, None))), None)
        if not isinstance(block, list):
            return
        yield block
        statement = block[-1]


def _moves_past(program: Program, block: list[ast.stmt], index: int) -> Iterator[Edit]:
    """Yield edits that move a statement past the next statement, and past the next two."""
    for count in (1, 2):
        others = block[index + 1 : index + 1 + count]
        fixed = KEPT | WAYS_OUT  # nothing runs after a way out
        movable = all(program.has_own_lines(one) and not isinstance(one, fixed) for one in others)
        if len(others) == count and movable:
            cost = 2 + count
            if isinstance(others[-1], Loop) and _is_free_of(block[index], others[-1]):
                cost = 2
            elif all(  # of several base cases, the first one decides
                isinstance(one, ast.If) and isinstance(one.body[-1], ast.Return) and not one.orelse
                for one in (block[index], *others)
            ):
                cost = 1
            edit = _move_after(program, cost, block[index], others[-1])
            if _skips_note(program, block[max(index - 1, 0) : index + 1 + count]):
                edit = Edit("noted_too_late", 1, edit.line, edit.pieces, edit.old)
            match others:
                case [ast.Assign([ast.Name()], value) as mark] if _is_length(program, value):
                    if program.calls_in(block[index]) and not hasattr(block[index], "body"):
                        text = program.text(mark)
                        edit = Edit("measured_too_late", SURE, mark.lineno, edit.pieces, text)
            yield edit


def _is_length(program: Program, value: ast.expr) -> bool:
    """Return True for `len(…)`, and for a call of a function that only returns one."""
    match value:
        case ast.Call(ast.Name("len")):
            return True
        case ast.Call() if function := program.called(value):
            match function.body[-1:]:
                case [ast.Return(ast.Call(ast.Name("len")))]:
                    return True
    return False


def _skips_note(program: Program, statements: list[ast.stmt]) -> bool:
    """Return True for a change, an `if` that ends its call or round, and a note of the change.

    The note is added to a list or set, or by a function that does this.
    """
    match statements:
        case [
            ast.Assign([ast.Subscript() | ast.Attribute()])
            | ast.AugAssign(ast.Subscript() | ast.Attribute())
            | ast.Expr(ast.Call(ast.Attribute())),
            ast.If(body=[*_, ast.Return() | ast.Continue()], orelse=[]),
            ast.Expr(ast.Call(ast.Attribute(attr=method)) as note),
        ]:
            noting = program.called(note)
            notes = noting is not None and ".append(" in program.text(noting)
            return notes or method in ("append", "add")
    return False


def _is_free_of(statement: ast.stmt, loop: ast.stmt) -> bool:
    """Return True for an assignment to a name that a later loop does not assign again."""
    match statement:
        case ast.Assign([ast.Name(name)]):
            return name not in bound_by_any(ast.walk(loop))
    return isinstance(statement, ast.Assign)


def removals(program: Program) -> Iterator[Edit]:
    """Yield edits that remove a statement, alone or with the next one of the same type."""
    for block in program.blocks:
        for statement, other in zip(block, [*block[1:], None], strict=True):
            size = _size(statement)
            if isinstance(statement, KEPT) or is_docstring(statement) or size > MOST_REMOVED:
                continue
            edit = _removal(program, statement)
            yield edit
            same_type = type(other) is type(statement) and program.has_own_lines(statement)
            if other and same_type and len(block) > 2 and size + _size(other) <= MOST_REMOVED:
                parts = edit, _removal(program, other)
                pieces = tuple(piece for part in parts for piece in part.pieces)
                yield Edit("surplus", 4, edit.line, pieces, edit.old, parts=parts)


def _removal(program: Program, statement: ast.stmt) -> Edit:
    """Return the edit that removes a statement."""
    text, piece = program.text(statement), removal(program, statement)
    return Edit("surplus", 4 if "\n" in text else 3, statement.lineno, (piece,), text)


def _size(statement: ast.stmt) -> int:
    """Return the number of plain statements in a statement."""
    parts = (one for one in ast.walk(statement) if isinstance(one, ast.stmt))
    return sum(not hasattr(one, "body") for one in parts)


def without_functions(program: Program) -> Iterator[Edit]:
    """Yield edits with which a helper of the search does nothing, the one that runs least first."""
    reached = {one: program.called_from(one) for one in program.functions}
    sizes = {
        one: sum(len(program.nodes_of[each]) for each in (one, *reached[one])) for one in reached
    }
    for function in sorted(reached, key=sizes.__getitem__):
        if program.is_entry(function) or function in reached[function]:
            continue
        if ORDERING.search(program.text(function)):
            continue  # another order may hide a mistake elsewhere
        for value in sorted(_neutral_results(program, function)):
            code = f"return {value}"
            piece = insert_before(program, first_statement(function), code)
            yield Edit("harmful", 1, function.lineno, (piece,), function.name, code)


def without_shortcuts(program: Program) -> Iterator[Edit]:
    """Yield edits that leave out a value which is computed only under a condition."""
    for node in program.nodes:
        match node:
            case ast.IfExp(_, ast.Constant(int()) as constant, ast.Call() as other) | ast.IfExp(
                _, ast.Call() as other, ast.Constant(int()) as constant
            ):
                edit = replace(program, "harmful", 1, node, program.text(constant))
            case ast.If(_, [ast.Assign([ast.Subscript() as target], ast.Call() as other)], []):
                edit = replace(program, "harmful", 1, other, program.text(target))
            case _:
                continue
        yield edit.quoting(old=program.text(other))


def _neutral_results(program: Program, function: Function) -> set[str]:
    """Return the constants that a function returns itself, or pairs of them; "None" without any.

    A condition is True or False.
    """
    values = [one.value for one in program.returned_by(function) if one.value]
    called = {last_name(one.func) for one in values if isinstance(one, ast.Call)}
    if any(isinstance(one, CONDITIONS) for one in values) or called & {"all", "any", "bool"}:
        return {"True", "False"}
    pairs = [one for one in values if isinstance(one, ast.Tuple) and len(one.elts) == 2]
    parts = [*values, *chain(*(one.elts for one in pairs))]
    names = {one.id for one in parts if isinstance(one, ast.Name)}
    for node in program.nodes_of[function]:
        match node:
            case ast.Assign([ast.Name(name)], value) if name in names:
                parts.append(value)
    constants = {program.text(one) for one in parts} & CONSTANTS
    if pairs:
        return {"True, False", "False, True"} if constants else set()
    return constants if values else {"None"}


def renamed_variables(program: Program) -> Iterator[Edit]:
    """Yield edits that rename loop variables that overwrite other names of the function.

    A recursive call in the loop may be given the outer variable, or the loop's.
    """
    for loop in program.block_of:
        function = program.function_of(loop)
        if not isinstance(loop, ast.For) or function is None:
            continue
        inside = set(ast.walk(loop))
        others = [one for one in program.nodes_of[function] if one not in inside]
        outside, last = bound_by_any(others), program.last_line(loop)
        later = {one.id for one in others if isinstance(one, ast.Name) and one.lineno > last}
        overwritten = {one.arg for one in function.args.args} & later
        for calls in program.calls_in(loop, function), []:
            names, pieces = _renames(program, inside, outside, calls)
            if pieces:
                cost = SURE if names & overwritten else 1
                old = program.source[slice(*pieces[0][:2])]
                yield Edit("shadowed", cost, program.line_at(pieces[0][0]), pieces, old)


def _renames(
    program: Program, nodes: set[ast.AST], outside: set[str], calls: Sequence[ast.Call]
) -> tuple[set[str], tuple[Piece, ...]]:
    """Return the names of loop variables that are bound outside, too, and pieces to rename them.

    Nothing is renamed in some calls.
    """
    names, pieces = set[str](), set[Piece]()
    for loop in nodes:
        match loop:
            case ast.For(ast.Name() | ast.Tuple()):
                reused = bound_by_any(ast.walk(loop.target)) & outside
                outer = {node for one in (loop.iter, *calls) for node in ast.walk(one)}
                names |= reused
                pieces |= {
                    (*program.span(node), f"{node.id}2")
                    for part in (loop.target, *loop.body)
                    for node in ast.walk(part)
                    if isinstance(node, ast.Name) and node.id in reused and node not in outer
                }
    return names, tuple(sorted(pieces))
