"""Edits of guards: a condition, or the setting of a flag, that stands elsewhere is missing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TypeAlias

from harness.why.edit import Edit, insert, replace
from harness.why.edits.operators import COMPARED, find_sign
from harness.why.program import Function, Program, names_in

SIMPLE = ast.Assign | ast.AugAssign | ast.Expr
MOST_TESTS = 8

Tests: TypeAlias = dict[str, set[str]]
"""Conditions by their text, each with the names in it."""


def edits(program: Program) -> Iterator[Edit]:
    """Yield statements and conditions under a further condition, and flags that are set."""
    tests = {one: tests_seen_in(program, one) for one in (None, *program.functions)}
    for statement in program.block_of:
        seen = tests[program.function_of(statement)]
        if isinstance(statement, SIMPLE) and program.has_own_lines(statement):
            yield from _guarded(program, statement, seen)
        elif isinstance(statement, ast.If | ast.While):
            yield from _narrowed(program, statement, seen)
    yield from _flags_set(program)
    yield from _kept(program)


def tests_seen_in(program: Program, function: Function | None) -> Tests:
    """Return the conditions whose names can be seen in a function."""
    seen = {*program.names_seen_in[function], "self"}
    found: Tests = {}
    for node in program.nodes:
        if isinstance(node, ast.If | ast.While) and len(found) < MOST_TESTS:
            parts = node.test.values if isinstance(node.test, ast.BoolOp) else [node.test]
            for part in parts:
                text = program.text(part)
                asks = any(isinstance(one, ast.Call) for one in ast.walk(part))
                if "\n" not in text and names_in(part) <= seen and not asks:
                    found[text] = names_in(part)
    return found


def _kept(program: Program) -> Iterator[Edit]:
    """Yield `fits = fits and …` for a flag that a loop gives another value each time."""
    for node in program.nodes:
        match node:
            case ast.Assign(
                [ast.Name(name)], ast.Compare() | ast.BoolOp() | ast.UnaryOp() as value
            ):
                function = program.function_of(node)
                if program.loop_of(node) and function and name in _flags_of(program, function):
                    text = program.text(value)
                    new = f"({text})" if isinstance(value, ast.BoolOp) else text
                    yield replace(program, "overwritten", 2, value, f"{name} and {new}")


def _flags_of(program: Program, function: Function) -> set[str]:
    """Return the names that a function sets to True or False."""
    return {
        node.targets[0].id
        for node in program.inside[function]
        if isinstance(node, ast.Assign)
        if isinstance(node.targets[0], ast.Name)
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, bool)
    }


def _guarded(program: Program, statement: ast.stmt, tests: Tests) -> Iterator[Edit]:
    """Yield a statement under each condition that shares a name with it."""
    function, text = program.function_of(statement), program.text(statement)
    if function is None or "\n" in text:
        return
    twins = {
        program.text(owner.test)
        for one in program.block_of
        if isinstance(owner := program.parents[one], ast.If) and program.text(one) == text
    }
    indent = program.indent(statement.lineno) + program.unit
    own = names_in(statement)
    for test, names in tests.items():
        if own & names:
            cost, new = 1 if test in twins else 4, f"if {test}:\n{indent}{text}"
            yield replace(program, "condition_missing", cost, statement, new)
            if program.loop_of(statement):
                code = f"if {test}:\n{program.unit}continue"
                yield insert(program, "condition_missing", 4, statement, code, before=True)
                if program.block_of[statement][0] is statement and (other := turned(test)):
                    code = f"if {other}:\n{program.unit}continue"
                    yield insert(program, "condition_missing", 4, statement, code, before=True)


def turned(test: str) -> str:
    """Return the opposite of a comparison, or '' for another condition."""
    program = Program(f"({test})")
    match program.tree.body[0]:
        case ast.Expr(ast.Compare(left, [op], [right])):
            sign, other = COMPARED[type(op)][:2]
            place = find_sign(program, sign, left, right)
            if place and sign in ("==", "!=", "in", "not in", "is", "is not"):
                return program.source[1 : place[0]] + other + program.source[place[1] : -1]
    return ""


def _narrowed(program: Program, statement: ast.If | ast.While, tests: Tests) -> Iterator[Edit]:
    """Yield a condition together with another one that stands elsewhere."""
    own, used = program.text(statement.test), names_in(statement.test)
    for text, names in tests.items():
        if text in own or "\n" in own or not used & names:
            continue
        for joint in ("and", "or"):
            op = getattr(statement.test, "op", None)
            mixed = isinstance(op, ast.Or if joint == "and" else ast.And)
            first = f"({own})" if mixed else own
            new = f"{first} {joint} {text}"
            yield replace(program, "condition_missing", 4, statement.test, new)


def _flags_set(program: Program) -> Iterator[Edit]:
    """Yield the flag that is never set to its other value, set at the beginning of each block."""
    values: dict[str, set[bool]] = {}
    for node in program.nodes:
        match node:
            case ast.Assign([ast.Name() | ast.Attribute() as target], ast.Constant(bool(value))):
                values.setdefault(program.text(target), set()).add(value)
    for name, known in values.items():
        for block in program.blocks if len(known) == 1 else ():
            first, function = block[0], program.function_of(block[0])
            seen = name.startswith("self.") or name in program.names_seen_in[function]
            if seen and function not in (None, first) and program.has_own_lines(first):
                code = f"{name} = {not min(known)}"
                yield insert(program, "flag", 2, first, code, before=True)
