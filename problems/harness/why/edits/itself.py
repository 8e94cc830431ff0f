"""Edits that leave out the item itself, where each item of a list is held against the others."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from harness.why.edit import Edit, insert, replace
from harness.why.edits.names import pairs_in
from harness.why.program import Function, Program, names_in

COMPREHENSION = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
NAMES = ("one", "each", "another", "peer")
"""Names for an item of a list, of which a program uses at most some."""
Names: TypeAlias = tuple[str, ...]
Round: TypeAlias = tuple[Names, str]
"""The names that a loop gives to an item, and what it goes through; '' for parameters."""


def edits(program: Program) -> Iterator[Edit]:
    """Yield each condition on two items of one list with the one that they are not the same."""
    for node in program.nodes:
        match node:
            case ast.ListComp() | ast.SetComp() | ast.GeneratorExp():
                yield from _filtered(program, node)
            case ast.If(test) if program.loop_of(node) and (other := _others(program, node, test)):
                yield replace(program, "itself", 1, test, f"{_tight(program, test)} and {other}")
        yield from _taken_away(program, node)
    for function in program.functions:
        yield from _returned(program, function)


def _filtered(
    program: Program, node: ast.ListComp | ast.SetComp | ast.GeneratorExp
) -> Iterator[Edit]:
    """Yield a comprehension with the condition that an item is not the one around it."""
    last = node.generators[-1]
    if last.ifs and (other := _others(program, node, last.ifs[-1])):
        test = last.ifs[-1]
        yield replace(program, "itself", 1, test, f"{_tight(program, test)} and {other}")
    elif not last.ifs and (other := _others(program, node, node)):
        text = program.text(last.iter)
        yield replace(program, "itself", 3, last.iter, f"{text} if {other}")


def _tight(program: Program, test: ast.expr) -> str:
    text = program.text(test)
    loose = isinstance(test, ast.IfExp | ast.Lambda | ast.NamedExpr) or (
        isinstance(test, ast.BoolOp) and isinstance(test.op, ast.Or)
    )
    return f"({text})" if loose else text


def _rounds(program: Program, node: ast.AST) -> Iterator[Round]:
    """Yield the loops that a node lies in, from the inside to the outside, and its own ones."""
    inside: ast.AST | None = None
    for one in (node, *program.around(node)):
        if isinstance(one, Function):
            return
        if isinstance(one, COMPREHENSION) and not isinstance(inside, ast.comprehension):
            loops: Sequence[ast.comprehension | ast.For] = one.generators[::-1]
        else:
            loops = [one] if isinstance(one, ast.For) else []
        for loop in loops:
            names = [name.id for name in ast.walk(loop.target) if isinstance(name, ast.Name)]
            yield tuple(names), program.text(loop.iter)
        inside = one


def _others(program: Program, node: ast.AST, test: ast.AST) -> str:
    """Return the condition that the item of the innermost loops is not the one around them."""
    rounds = list(_rounds(program, node))
    singles = [names[0] for names, _ in rounds if len(names) == 1]
    [(inner, through), *around] = rounds or [((), "")]
    same = [names for names, where in around if where == through]
    two = inner if len(inner) > 1 else tuple(singles[1::-1])
    pairs = [tuple(singles[3:1:-1]), *pairs_in(program.function_of(node))]
    for one, other in (*((two, pair) for pair in pairs), *((inner, names) for names in same)):
        if len(one) == len(other) > 0 and _are_compared(test, one, other):
            unlike = f"{_item(one)} != {_item(other)}"
            there = ast.unparse(test)
            known = unlike in there or f"{_item(other)} != {_item(one)}" in there
            return "" if known else unlike
    return ""


def _are_compared(test: ast.AST, one: Names, other: Names) -> bool:
    """Return True if each name of an item is held against the same one of the other item."""
    sides = [(names_in(left), names_in(right)) for left, right in _sides(test)]
    return all(
        any((a in left and b in right) or (b in left and a in right) for left, right in sides)
        and a != b
        for a, b in zip(one, other, strict=True)
    )


def _sides(test: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Yield what is compared, and what a function of two is called with."""
    for node in ast.walk(test):
        match node:
            case ast.Compare(ast.Tuple(ones), [_], [ast.Tuple(others)]):
                yield from zip(ones, others, strict=False)
            case ast.Compare(ast.Call(args=[left, right])) | ast.Call(args=[left, right]):
                yield left, right
            case ast.Compare(left, [_], [right]):
                yield left, right


def _item(names: Names) -> str:
    return names[0] if len(names) == 1 else f"({', '.join(names)})"


def _taken_away(program: Program, node: ast.AST) -> Iterator[Edit]:
    """Yield the set of what belongs to a key without the key itself."""
    match node:
        case ast.Assign([ast.Subscript(_, key)], value) if program.loop_of(node):
            pass
        case ast.DictComp(key, value):
            pass
        case ast.Call(ast.Name("dict"), [ast.GeneratorExp(ast.Tuple([key, value]))]):
            pass
        case ast.Expr(ast.Call(ast.Attribute(ast.Subscript(_, key) as value, "update"))):
            yield from _discarded(program, node, value, key)
            return
        case ast.AugAssign(ast.Subscript(_, key) as value, ast.BitOr()):
            yield from _discarded(program, node, value, key)
            return
        case _:
            return
    item = _key(program, key)
    if names_in(key) and names_in(key) <= names_in(value):
        yield from _without(program, value, item)


def _key(program: Program, key: ast.expr) -> str:
    """Return a key as it is written, with the parentheses of a tuple."""
    text = program.text(key)
    return f"({text})" if isinstance(key, ast.Tuple) and text[0] != "(" else text


def _discarded(
    program: Program, statement: ast.stmt, value: ast.expr, key: ast.expr
) -> Iterator[Edit]:
    """Yield the removal of a key itself behind a statement that adds what belongs to it."""
    names = {name for around, _ in _rounds(program, statement) for name in around}
    if names_in(key) and names_in(key) <= names:
        code = f"{program.text(value)}.discard({_key(program, key)})"
        yield insert(program, "itself", 2, statement, code)


def _without(program: Program, value: ast.expr, item: str) -> Iterator[Edit]:
    """Yield a set, or a list, without an item."""
    text = program.text(value)
    match value:
        case ast.BinOp(_, ast.BitOr()):
            yield replace(program, "itself", 1, value, f"({text}) - {{{item}}}")
        case (
            ast.SetComp()
            | ast.Call(ast.Name("set" | "frozenset"), [_])
            | ast.Call(ast.Attribute(_, "union"))
        ):
            yield replace(program, "itself", 1, value, f"{text} - {{{item}}}")
        case ast.BinOp(_, ast.Add()) | ast.Call(ast.Name("sum" | "list" | "sorted"), [_, *_]):
            used = names_in(value) | names_in(ast.parse(item))
            one = next((name for name in NAMES if name not in used), "_one")
            new = f"[{one} for {one} in {text} if {one} != {item}]"
            yield replace(program, "itself", 1, value, new)
        case ast.ListComp(ast.Name(one), [*_, last]) if not last.ifs:
            yield replace(program, "itself", 2, value, f"{text[:-1]} if {one} != {item}]")


def _returned(program: Program, function: Function) -> Iterator[Edit]:
    """Yield what a function returns without the cell that it is called with."""
    names = [one.arg for one in function.args.args if one.arg != "self"]
    item = _item(tuple(names[:2]))
    made = [one for one in program.inside[function] if isinstance(one, ast.Assign)]
    kept = {program.text(one.targets[0]) for one in made if _is_set(one.value)}
    for node in program.inside[function] if 0 < len(names) <= 2 else ():
        match node:
            case ast.Return(ast.Name(name)) if name in kept:
                code = f"{name}.discard({item})"
                yield insert(program, "itself", 3, node, code, before=True)
            case ast.Return(ast.expr() as value) if {*names} <= names_in(value):
                for edit in _without(program, value, item):
                    yield Edit(edit.kind, 3, edit.line, edit.pieces, edit.old, edit.new)


def _is_set(value: ast.expr) -> bool:
    """Return True for an expression that is a set."""
    match value:
        case ast.Call(ast.Name("set")) | ast.SetComp() | ast.Call(ast.Attribute(_, "union")):
            return True
        case ast.BinOp(left, ast.BitOr(), _):
            return _is_set(left)
    return False
