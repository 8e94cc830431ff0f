"""Edits of the function that undoes another, such as `uncover`: a missing or misplaced step."""

import ast
from collections.abc import Iterator, Sequence
from copy import copy
from itertools import combinations, pairwise, permutations, takewhile

from harness.why.edit import Edit, insert, removal, replace
from harness.why.edits.undo import blanks_of, target_of, undo_functions, undos_of
from harness.why.program import Function, Loop, Program, bound_by_any, names_in

MOST_WAYS = 2
"""The most ways to undo one statement that are tried."""


def mirrored(program: Program) -> Iterator[Edit]:
    """Yield edits that undo a statement of one function in the function that undoes it.

    The undo is added at the same depth of loops.

    Two functions are a pair if they have the same parameters, and are called as statements with the
    same arguments: by one function, or by the two functions of another pair. So are two functions
    that change the same object, if a search calls both with the same first arguments.
    """
    for function, undoing in _undo_pairs(program):
        statements = [one for one in program.nodes_of[undoing] if isinstance(one, ast.stmt)]
        undone = {target_of(program, one) for one in statements}
        blocks = [block for block in program.blocks if block[0] in statements]
        unknown = bound_by_any(ast.walk(function)) - {*program.names_in_scope[undoing]}
        for statement, codes in _not_undone(program, function.body, undone):
            depth = _depth(program, statement)
            known = [one for one in codes if not _free_names(one) & unknown]
            for block in (one for one in blocks if _depth(program, one[0]) == depth):
                for code in known:
                    yield from _at_ends(program, block, code)


def out_of_loops(program: Program) -> Iterator[Edit]:
    """Yield edits that move a step of an undo into the loop before it, as in the other function."""
    for function, undoing in _undo_pairs(program):
        depths = {
            target_of(program, one): _depth(program, one)
            for one in program.nodes_of[function]
            if isinstance(one, ast.stmt)
        }
        for block in program.blocks:
            for loop, step in pairwise(block) if program.function_of(block[0]) is undoing else ():
                target = target_of(program, step)
                if isinstance(loop, Loop) and depths.get(target, 0) > _depth(program, step):
                    text = program.text(step)
                    for before in (True, False):
                        moved = insert(program, "moved", 0, loop.body[-1], text, before=before)
                        pieces = *moved.pieces, removal(program, step)
                        yield Edit("moved", 0, step.lineno, pieces, text)


def links(program: Program) -> Iterator[Edit]:
    """Yield edits that link a neighbour of a node to the node again: `x.right.left = x`."""
    for node in program.nodes:
        match node:
            case ast.Assign(
                [ast.Attribute(ast.Attribute(owner), side)], ast.Attribute(same, other) as value
            ) if side == other and program.text(owner) == program.text(same):
                yield replace(program, "operand_dropped", 1, value, program.text(owner))


def _not_undone(
    program: Program, block: Sequence[ast.stmt], undone: set[str]
) -> Iterator[tuple[ast.stmt, Sequence[str]]]:
    """Yield the outermost statements that are not undone, each with the code that may undo it."""
    for statement in block:
        if codes := _undo_code(program, statement, undone):
            yield statement, codes
        elif isinstance(statement, Loop | ast.If):
            yield from _not_undone(program, statement.body, undone)


def _free_names(code: str) -> set[str]:
    """Return the names that some code uses and does not bind itself."""
    tree = ast.parse(code)
    return names_in(tree) - bound_by_any(ast.walk(tree))


def _undo_code(program: Program, statement: ast.stmt, undone: set[str]) -> Sequence[str]:
    """Return the code that may undo a statement, the most likely first; none if it is undone."""
    if not isinstance(statement, Loop | ast.If):
        is_undone = target_of(program, statement) in undone
        return () if is_undone else undos_of(program, statement, blanks_of(program))[:MOST_WAYS]
    inner = [_undo_code(program, one, undone) for one in statement.body]
    if statement.orelse or not all(inner):
        return ()
    inverse = copy(statement)
    inverse.body = [ast.parse(codes[0]).body[0] for codes in inner]
    return (ast.unparse(inverse),)


def _undo_pairs(program: Program) -> Iterator[tuple[Function, Function]]:
    """Yield the pairs of a function and the function that is called to undo it."""
    calls = [
        (program.function_of(one), function, ast.dump(ast.List([*one.value.args])), one.lineno)
        for one in program.nodes
        if isinstance(one, ast.Expr) and isinstance(one.value, ast.Call)
        if (function := program.called(one.value))
    ]
    alike = [
        ((caller, caller2), (function, other))
        for (caller, function, args, line), (caller2, other, args2, line2) in permutations(calls, 2)
        if args == args2 and (caller is not caller2 or line < line2)
        if function is not other and other in undo_functions(program, function)
    ]
    found = {pair for (caller, caller2), pair in alike if caller is caller2}
    found |= {pair for callers, pair in alike if callers in found}
    found |= {*_pairs_in_search(program)}
    yield from sorted(found, key=lambda pair: (pair[0].lineno, pair[1].lineno))


def _pairs_in_search(program: Program) -> Iterator[tuple[Function, Function]]:
    """Yield pairs of functions that change the same object, called by a recursive function."""
    changed = {
        function: {
            target_of(program, one)
            for one in program.nodes_of[function]
            if isinstance(one, ast.stmt)
        }
        - {""}
        for function in program.functions
    }
    for caller in program.functions:
        calls = (
            [
                (function, [*map(ast.dump, one.args)])
                for one in sorted(program.calls_in(caller), key=lambda one: one.lineno)
                if (function := program.called(one)) and function is not caller and one.args
            ]
            if program.calls_in(caller, caller)
            else []
        )
        for (function, given), (other, after) in combinations(calls, 2):
            shared = [one == two for one, two in zip(given, after, strict=False)]
            if function is not other and all(shared) and changed[function] & changed[other]:
                yield function, other


def _depth(program: Program, statement: ast.stmt) -> int:
    """Return the number of loops around a statement in its function."""
    around = takewhile(lambda one: not isinstance(one, Function), program.ancestors(statement))
    return sum(isinstance(one, Loop) for one in around)


def _at_ends(program: Program, block: list[ast.stmt], code: str) -> Iterator[Edit]:
    """Yield edits that add code at the start or end of a block, or before its last statement."""
    step = code.splitlines()[-1].strip()
    if not isinstance(block[-1], ast.Return):
        yield insert(program, "step_missing", 1, block[-1], code).quoting(new=step)
    for statement in dict.fromkeys((block[-1], block[0])):
        yield insert(program, "step_missing", 1, statement, code, before=True).quoting(new=step)
