"""The lines that an edit keeps from running: a check that is switched off refuses nothing. Pure."""

from __future__ import annotations

import ast
from collections.abc import Collection

from harness.why.edit import Edit
from harness.why.program import Program, called, holds


def switched_off(program: Program, edit: Edit, lost: Collection[int]) -> set[int]:
    """Return the lines that an edit switches off: those it removes, or a `return False` it inverts.

    A check that returns True where it returned False has no effect any more.
    """
    if (edit.old, edit.new) == ("False", "True") and not lost:
        for node in program.nodes:
            match node:
                case ast.Return(ast.Constant(False)) if node.lineno == edit.line:
                    function = program.function_of(node)
                    inside = program.inside[function] if function else ()
                    names = {getattr(one, "id", getattr(one, "attr", "")) for one in inside}
                    if function and function.name not in names:
                        return {node.lineno}
    return set(lost)


def lines_asked(program: Program, refusals: Collection[int]) -> set[int]:
    """Return the lines of the functions that are called by an `if` around some lines."""
    lines = set[int]()
    for node in program.nodes:
        match node:
            case ast.If(test, body) if any(holds(one, line) for one in body for line in refusals):
                calls = (one for one in ast.walk(test) if isinstance(one, ast.Call))
                for function in filter(None, (called(program, one) for one in calls)):
                    lines |= {*range(function.lineno, program.last_line(function) + 1)}
    return lines


def lines_guarded(program: Program, edit: Edit) -> set[int]:
    """Return the first line of each block that a condition in the line of an edit guards."""
    return {
        node.body[0].lineno
        for node in program.nodes
        if isinstance(node, ast.If | ast.While) and node.lineno == edit.line
    }


def lines_lost(program: Program, edit: Edit, before: set[int], after: set[int]) -> set[int]:
    """Return the lines that ran before an edit and do not run with it, but for its own.

    A check that refuses nothing any more loses its `return`. 0, the items of a comprehension, is
    not a line.

    Args:
        program: the source without the edit.
        edit: what is changed.
        before: numbers of lines of the source that ran.
        after: numbers of lines of the changed source that ran.
    """
    shifts = [
        (program.line_at(end), new.count("\n") - program.source[start:end].count("\n"))
        for start, end, new in edit.pieces
    ]
    touched = {
        line
        for start, end, _ in edit.pieces
        for line in range(program.line_at(start), program.line_at(end) + 1)
    }
    return {
        line
        for line in before - touched - {0}
        if line + sum(shift for place, shift in shifts if place < line) not in after
    }


def lines_that_give_up(program: Program, method: str) -> set[int]:
    """Return the lines of blocks in which the judged method returns before its end.

    A failed search ends with them, so that a right change may lose them. There are none in a method
    that calls itself.
    """
    function = program.only_function(method)
    if function is None or program.is_used(function):
        return set()
    return {
        one.lineno
        for block in program.blocks
        if isinstance(block[-1], ast.Return) and block is not function.body
        for one in block
        if program.function_of(one) is function
    }
