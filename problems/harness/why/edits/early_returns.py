"""Edits of early returns: they lose changes that the caller has to undo, or jump back too far."""

import ast
import re
from collections.abc import Iterator

from harness.why.edit import Edit, indented, insert, joined_edits, removal
from harness.why.patterns import find
from harness.why.program import Function, Program, bound_by_any, names_in


def early_returns(program: Program) -> Iterator[Edit]:
    """Yield edits that undo a list of changes before each `return` that loses the list.

    A function lists its changes and returns the list, but from its loop it returns something else,
    such as False. Its caller uses the list to undo them: that statement is copied.
    """
    for statement, one in find(program, "_v = _x"):
        match one["_v"], one["_x"]:
            case ast.Name(name), ast.Call() as call if function := program.called(call):
                returned = program.returned_by(function)
            case _:
                continue
        lists = {each.value.id for each in returned if isinstance(each.value, ast.Name)}
        exits = [each for each in returned if not isinstance(each.value, ast.Name)]
        exits = [each for each in exits if program.loop_of(each)]
        if len(lists) != 1 or not exits:
            continue
        [changes] = lists
        names = {program.text(value): parameter for parameter, value in program.passed_by(call)}
        for code in _undos_in(program, statement, name, names | {name: changes}, function):
            edits = [insert(program, "not_undone", 1, each, code, before=True) for each in exits]
            if joined := joined_edits(edits, 1):
                yield joined.quoting(old=changes)


def backjumps(program: Program) -> Iterator[Edit]:
    """Yield edits that remove a jump over the callers which are not to blame for a dead end.

    `if k not in conflict: return conflict`, where a deeper call has returned `conflict`.
    """
    for node in program.nodes:
        match node:
            case ast.If(test, [*_, ast.Return(ast.expr() as value)], []):
                tests = (one for one in ast.walk(test) if isinstance(one, ast.Compare))
            case _:
                continue
        sets = {
            name
            for one in tests
            if isinstance(one.ops[0], ast.NotIn)
            for name in names_in(one.comparators[0]) & names_in(value)
        }
        function = program.function_of(node)
        calls = program.calls_in(function, function) if function else []
        assigned = (program.parents[one] for one in calls)
        if sets & bound_by_any(part for one in assigned for part in ast.walk(one)):
            yield Edit("backjump", 0, node.lineno, (removal(program, node),), program.text(node))


def _undos_in(
    program: Program, statement: ast.stmt, name: str, names: dict[str, str], function: Function
) -> Iterator[str]:
    """Yield the code of statements that use a list of changes, with the names of a function.

    Args:
        program: the program.
        statement: assigns the list to a name.
        name: the name.
        names: the names of the function by those of its caller.
        function: makes the list.
    """
    in_scope = {*program.names_in_scope[function], "self"}
    for later in program.nodes_around(statement):
        match later:
            case ast.Expr(ast.Call()) | ast.For() if later.lineno > statement.lineno:
                used = names_in(later) - bound_by_any(ast.walk(later))
            case _:
                continue
        if name in used and used - names.keys() <= in_scope:
            words = "|".join(map(re.escape, names))
            code = indented(program, later, "")
            yield re.sub(rf"(?<![\w.])({words})\b", lambda word: names[word[0]], code)
