"""Edits of constants: a number that is one off, another text, True for False."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.why.edit import Edit, replace
from harness.why.program import Program

FEWEST_MEMBERS = 3
USUAL = {0, 1, 3, 9, 27, 81}
"""Numbers that stand for one another by mistake, if the source has them."""
BOUNDS = ast.Call | ast.Slice | ast.Compare | ast.Assign | ast.Subscript
"""Parts of a program in which a number is rather one off than anywhere else."""


def edits(program: Program, texts: set[str]) -> Iterator[Edit]:
    """Yield edits of each constant.

    Args:
        program: the source.
        texts: texts that the arguments of the method hold.
    """
    for node in program.nodes:
        if isinstance(node, ast.Set | ast.List | ast.Tuple):
            yield from _members(program, node)
            yield from _tags(program, node)
    constants = [node for node in program.nodes if isinstance(node, ast.Constant)]
    constants = [node for node in constants if not _is_aside(program, node)]
    numbers = {node.value for node in constants if type(node.value) is int}
    strings = {node.value for node in constants if isinstance(node.value, str)}
    for node in constants:
        returned = isinstance(program.parents[node], ast.Return)
        match node.value:
            case bool(value):
                yield replace(program, "truth", 1 if returned else 2, node, str(not value))
            case int(value):
                yield from _numbers(program, node, value, numbers & USUAL)
                yield from _text_for_number(program, node, texts)
            case str(value):
                yield from _strings(program, node, value, strings, texts)
            case None if returned:
                yield replace(program, "truth", 1, node, "False")
                yield replace(program, "truth", 1, node, "True")


def _members(program: Program, node: ast.Set | ast.List | ast.Tuple) -> Iterator[Edit]:
    """Yield a row of numbers or texts with one more: `{"1", …, "9"}` for `{"1", …, "8"}`."""
    values = [one.value for one in node.elts if isinstance(one, ast.Constant)]
    if len(values) < FEWEST_MEMBERS or len(values) < len(node.elts):
        return
    codes = {one if isinstance(one, int) else _code(one) for one in values}
    gaps = set(range(min(codes), max(codes) + 1)) - codes
    if min(codes) < 0 or len(gaps) > 1:
        return
    last, sign = program.text(node.elts[-1]), values[-1]
    for code in sorted(gaps or {max(codes) + 1, min(codes) - 1}, reverse=True):
        one = str(code) if isinstance(sign, int) else f"{last[0]}{chr(code)}{last[-1]}"
        yield replace(program, "range", 2, node.elts[-1], f"{last}, {one}")


def _tags(program: Program, node: ast.Set | ast.List | ast.Tuple) -> Iterator[Edit]:
    """Yield another first text for a key that begins as one before it: `("r", c)` for a column."""
    known: set[object] = set()
    for one in node.elts:
        match one:
            case ast.Tuple([ast.Constant(str(tag)) as first, *_]):
                if tag in known:
                    text = program.text(first)
                    yield replace(program, "text", 2, first, f"{text[:-1]}2{text[-1]}")
                known.add(tag)


def _code(value: object) -> int:
    return ord(value) if isinstance(value, str) and len(value) == 1 else -1


def _is_aside(program: Program, node: ast.Constant) -> bool:
    """Return True for a docstring, an annotation, or a part of a formatted text."""
    parent = program.parents[node]
    if isinstance(parent, ast.Expr) or getattr(parent, "annotation", None) is node:
        return True
    return any(isinstance(one, ast.JoinedStr) for one in program.around(node))


def _numbers(program: Program, node: ast.Constant, value: int, others: set[int]) -> Iterator[Edit]:
    parent = program.parents[node]
    if isinstance(parent, ast.BinOp) and isinstance(parent.op, ast.Add | ast.Sub) and value == 1:
        return  # a step, which is left out elsewhere
    bound = isinstance(parent, BOUNDS) or _is_width(program, parent)
    near = {value + 1, abs(value - 1)}
    for one in sorted(near, reverse=True):
        yield replace(program, "one_off", 1 if bound else 2, node, str(one))
    further = others - near if value in others else set()
    further |= {value + 2, value - 2} if value > 3 else {-1} if value == 0 else set()
    for one in sorted(further - {value}):
        yield replace(program, "number", 3, node, str(one))
    for one in sorted(_misprints(value) - near):
        yield replace(program, "number", 2, node, str(one))
    if isinstance(parent, ast.UnaryOp) and value == 1:
        yield replace(program, "number", 3, parent, "0")


def _misprints(value: int) -> set[int]:
    """Return a number with two digits swapped, and another multiple of the cells of the board.

    Exact cover numbers 4 * 81 constraints.
    """
    text, found = str(value), set[int]()
    for at in range(len(text) - 1):
        swapped = text[:at] + text[at + 1] + text[at] + text[at + 2 :]
        if swapped[0] != "0":
            found.add(int(swapped))
    multiples = {81, 162, 243, 324} if 81 <= value <= 324 else set()
    return (found | multiples) - {value}


def _is_width(program: Program, node: ast.AST) -> bool:
    """Return True for `top + 3` as an end of a slice, or of a range."""
    match node, program.parents.get(node):
        case ast.BinOp(_, ast.Add()), ast.Slice() | ast.Call(ast.Name("range")):
            return True
    return False


def _text_for_number(program: Program, node: ast.Constant, texts: set[str]) -> Iterator[Edit]:
    parent = program.parents[node]
    others = [parent.left, *parent.comparators] if isinstance(parent, ast.Compare) else []
    numbers = any(is_number(one) for one in others if one is not node)
    if isinstance(parent, ast.Assign | ast.Compare) and not numbers:
        for one in sorted(texts):
            yield replace(program, "text", 2, node, f'"{one}"')


def is_number(node: ast.expr) -> bool:
    """Return True for what is a number in any case: no text is ever equal to it."""
    match node:
        case ast.Constant(value):
            return isinstance(value, int)
        case ast.Call(ast.Name("len" | "int" | "sum" | "ord") | ast.Attribute(_, "count")):
            return True
        case ast.BinOp(left, ast.Add() | ast.Sub() | ast.Mult(), right):
            return is_number(left) or is_number(right)
        case ast.BinOp(_, ast.FloorDiv() | ast.BitAnd() | ast.BitOr()):
            return True
    return False


def _strings(
    program: Program, node: ast.Constant, value: str, others: set[str], texts: set[str]
) -> Iterator[Edit]:
    quote = program.text(node)[:1]
    if quote not in ("'", '"') or not value.isprintable():
        return
    found = {one for one in others if set(one) & set(value) and len(one) > 1}
    if len(value) <= 2:
        found |= texts | {one for one in others if len(one) <= 1}
    for one in sorted(found | _runs_like(value) - {value}):
        if one != value and one.isprintable():
            yield replace(program, "text", 2, node, quote + one + quote)


def _runs_like(text: str) -> set[str]:
    """Return what characters in a row may be meant: `123456789` for `12345678` or `12345789`."""
    if len(text) < 3:
        return set()
    codes = {ord(one) for one in text}
    first, last = min(codes), max(codes)
    whole = "".join(map(chr, range(first, last + 1)))
    if whole != text:
        return {whole} if len(whole) <= len(text) + 1 else set()
    return {whole + chr(last + 1), chr(first - 1) + whole, whole[1:], whole[:-1]}
