"""Edits of literals: off by one, misspelt, of the wrong type, or with a missing character."""

import ast
from collections import Counter
from collections.abc import Iterator, Sequence

from harness.why.edit import Edit, replace
from harness.why.patterns import find
from harness.why.program import Program, container_of, last_name, names_in

USUAL = {0, 1, 3, 9, 27, 81}
"""Numbers that are often confused, if the source has them."""
BOUNDS = ast.Call | ast.Slice | ast.Compare | ast.Assign | ast.Subscript
"""Nodes in which a number is more likely to be off by one than elsewhere."""
FEWEST = 3
"""The fewest characters that make a series."""
SIZES = (9, 27, 81)
"""Numbers of rows and of cells, which limit no search."""
MORE = 10
"""The factor by which a limit is raised."""
SMALLEST_MASK = 0b1111
"""The smallest number with all bits set that is probably a mask."""


def constants(program: Program, texts: Sequence[str]) -> Iterator[Edit]:
    """Yield edits that replace a literal with one that it is confused with, such as a blank."""
    nodes = [
        node
        for node in program.nodes
        if isinstance(node, ast.Constant) and not isinstance(program.parents[node], ast.Expr)
        if not any(isinstance(one, ast.JoinedStr) for one in program.ancestors(node))
    ]
    numbers = {node.value for node in nodes if type(node.value) is int}
    strings = {node.value for node in nodes if isinstance(node.value, str)}
    for node in nodes:
        returned = isinstance(program.parents[node], ast.Return)
        match node.value:
            case bool(value) if not _is_flag_of_loop(program, node):
                yield replace(program, "truth", 1 if returned else 2, node, str(not value))
            case int(value) if not isinstance(value, bool):
                yield from _numbers(program, node, value, numbers & USUAL)
                yield from _text_for_number(program, node, texts)
            case str(value):
                yield from _strings(program, node, value, strings, texts)


def _is_flag_of_loop(program: Program, node: ast.Constant) -> bool:
    """Return True for the only True that lets a loop go on: with False, it would run once."""
    match program.parents[node]:
        case ast.Assign([ast.Name(flag)]) if node.value:
            loops = [one for one in program.ancestors(node) if isinstance(one, ast.While)]
            loop = next((one for one in loops if program.text(one.test) == flag), None)
            text = f"{flag} = True"
            return loop is not None and program.text(loop).count(text) == 1
    return False


def _numbers(program: Program, node: ast.Constant, value: int, others: set[int]) -> Iterator[Edit]:
    parent = program.parents[node]
    if isinstance(parent, ast.BinOp) and isinstance(parent.op, ast.Add | ast.Sub) and value == 1:
        return  # rows drop a `+ 1` or `- 1`
    if value == 0 and _starts_gcd(program, node):
        return  # with 1, each gcd is 1, which switches a check off
    likely = isinstance(parent, BOUNDS) or _is_width(program, parent)
    neighbours = {value + 1, abs(value - 1)}
    for one in sorted(neighbours, reverse=True):
        yield replace(program, "one_off", 1 if likely else 2, node, str(one))
    candidates = others - neighbours if value in others else set()
    candidates |= {value + 2, value - 2} if value > 1 else {-1} if value == 0 else set()
    for free in (0, 1) if value >= SMALLEST_MASK else ():  # the lowest bit may have no use
        if not (value + free) & (value + free + 1):  # a mask, a bit too short or too long
            candidates |= {2 * (value + free) + 1 - free, (value + free >> 1) - free}
    for one in sorted(candidates - {value}):
        negative = one < 0 and not isinstance(parent, ast.Assign)  # likely only as a start
        yield replace(program, "number", 3 + negative, node, str(one))


def _starts_gcd(program: Program, node: ast.Constant) -> bool:
    """Return True for the 0 with which a gcd begins: in `g = 0`, or in the table `[0] * n`."""
    statement = next((one for one in program.ancestors(node) if isinstance(one, ast.stmt)), node)
    used = {
        last_name(container_of(part))
        for _, one in find(program, "gcd(_a, _b)", "math.gcd(_a, _b)")
        for part in (one["_a"], one["_b"])
    }
    return isinstance(statement, ast.Assign) and last_name(statement.targets[0]) in used


def next_offsets(program: Program) -> Iterator[Edit]:
    """Yield edits of an offset that occurs twice, or is not a multiple of the first one.

    81, 162 and 162, or 81, 153 and 243, instead of 81, 162 and 243.
    """
    sums = (one for one in program.nodes if isinstance(one, ast.BinOp))
    sides = (side for one in sums if isinstance(one.op, ast.Add) for side in (one.left, one.right))
    named = _named_constants(program)
    constants = dict.fromkeys(named.get(last_name(side), side) for side in sides)
    offsets = [
        (constant, value)
        for constant in constants
        if isinstance(constant, ast.Constant) and isinstance(value := constant.value, int)
        if value > 9
    ]
    counts = Counter(value for _, value in offsets)
    step = min(counts, default=0)
    left_out = {step * number for number in range(1, len(counts) + 2)} - counts.keys()
    for offset, value in offsets:
        if counts[value] > 1 or value % step:
            yield from (replace(program, "number", 1, offset, str(one)) for one in left_out)


def low_limits(program: Program) -> Iterator[Edit]:
    """Yield edits that raise a limit: the items that a list is cut to, or a constant such as WIDTH.

    A search that keeps few states, or that tries few choices, may leave out the answer.
    """
    named = _named_constants(program)
    for node in program.nodes:
        match node:
            case (
                ast.Subscript(_, ast.Slice(None, ast.expr() as limit, None), ast.Load())
                | ast.Call(ast.Name("min"), [ast.Call(ast.Name("len")), limit])
                | ast.Call(ast.Name("min"), [limit, ast.Call(ast.Name("len"))])
                | ast.Call(ast.Name("islice"), [_, limit])
            ):
                pass
            case ast.For(ast.Name(name), ast.Call(ast.Name("range"), [limit])) as loop if (
                _counts_attempts(loop, name, limit)
            ):
                yield replace(program, "limit_low", 2, limit, f"{MORE} * ({program.text(limit)})")
                continue
            case ast.Name(name) | ast.Attribute(_, name) if name.isupper():
                limit = node
            case _:
                continue
        constant = named.get(last_name(limit), limit)
        match constant:
            case ast.Constant(int(value)) if value > 1:
                yield replace(program, "limit_low", 0, constant, str(MORE * value))


def _named_constants(program: Program) -> dict[str, ast.expr]:
    """Return the literals that names, attributes and parameters get, by their names."""
    pairs = [(last_name(one["_v"]), one["_c"]) for _, one in find(program, "_v = _c")]
    for function in program.functions:
        names = (one.arg for one in reversed(function.args.args))
        pairs += zip(names, reversed(function.args.defaults), strict=False)
    return {name: value for name, value in pairs if isinstance(value, ast.Constant)}


def _counts_attempts(loop: ast.For, name: str, limit: ast.expr) -> bool:
    """Return True for a loop that does not use its variable, or ends with the first success.

    A loop over rows that searches for a cell ends like this, too.
    """
    parts = [part for one in loop.body for part in ast.walk(one)]
    returns = any(isinstance(part, ast.Return) and part.value for part in parts)
    few = isinstance(limit, ast.Constant) and limit.value not in SIZES
    return (returns and few) or not any(name in names_in(one) for one in loop.body)


def _is_width(program: Program, node: ast.AST) -> bool:
    """Return True for `top + 3` as an end of a slice, or of a range."""
    match node, program.parents.get(node):
        case ast.BinOp(_, ast.Add()), ast.Slice() | ast.Call(ast.Name("range")):
            return True
    return False


def _text_for_number(program: Program, node: ast.Constant, texts: Sequence[str]) -> Iterator[Edit]:
    parent = program.parents[node]
    others = [parent.left, *parent.comparators] if isinstance(parent, ast.Compare) else []
    others = [one for one in others if one is not node]
    names, nodes = {getattr(one, "id", None) for one in others} - {None}, program.nodes_around(node)
    uses = (program.parents[one] for one in nodes if getattr(one, "id", None) in names)
    # a name is a number if the same function computes with it elsewhere, as in `m - 1`
    computed = any(isinstance(one, ast.BinOp) and is_number(one) for one in uses)
    numeric = computed or any(map(is_number, others))
    if isinstance(parent, ast.Assign | ast.Compare) and not numeric:
        for one in texts:
            yield replace(program, "text", 2, node, f'"{one}"')


def is_number(node: ast.expr) -> bool:
    """Return True for an expression that is always a number, so that no string equals it."""
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


def is_text(node: ast.expr) -> bool:
    """Return True for a string literal."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _strings(
    program: Program, node: ast.Constant, value: str, others: set[str], texts: Sequence[str]
) -> Iterator[Edit]:
    quote = program.text(node)[:1]
    if quote in ("'", '"') and value.isprintable():
        candidates = {one for one in others if set(one) & set(value) and len(one) > 1}
        if len(value) <= 2:
            candidates |= {*texts, *(one for one in others if len(one) <= 1)}
        for one in sorted((candidates | _similar_series(value)) - {value}):
            if one.isprintable():
                yield replace(program, "text", 2, node, quote + one + quote)


def _similar_series(text: str) -> set[str]:
    """Return series that may be meant by a string: `123456789` for `12345678` or `12345789`."""
    if len(text) < FEWEST:
        return set()
    first, last = ord(min(text)), ord(max(text))
    series = "".join(map(chr, range(first, last + 1)))
    if series != text:
        return {series, series[: len(text)]} if len(series) <= len(text) + 1 else set()
    return {series + chr(last + 1), chr(first - 1) + series, series[1:], series[:-1]}


def types(program: Program) -> Iterator[Edit]:
    """Yield edits that add `int(…)` or `str(…)` to values that are compared or written."""
    for node in program.nodes:
        match node:
            case (
                ast.For(_, value)
                | ast.comprehension(_, value)
                | ast.Call(
                    ast.Name("set" | "list" | "tuple"), [ast.Call(ast.Name("range")) as value]
                )
            ):
                text = program.text(value)
                yield replace(program, "type", 2, value, f"map(str, {text})")
            case ast.Subscript(_, value) if isinstance(value, ast.Name | ast.Subscript):
                yield replace(program, "type", 3, value, f"int({program.text(value)})")
        values = _compared_or_written(program, node)
        for value in values:
            others = [one for one in values if one is not value]
            if isinstance(value, ast.Constant | ast.Tuple | ast.List):
                continue  # a pair is neither a string nor a number: as a key, it would not be found
            if not any(map(is_number, others)):
                yield replace(program, "type", 2, value, f"str({program.text(value)})")


def leading_zeros(program: Program) -> Iterator[Edit]:
    """Yield edits that fill a binary number with zeros, up to the n of a `2 ** n`."""
    sizes = {program.text(one["_n"]) for _, one in find(program, "1 << _n", "2 ** _n")}
    for node, _ in find(program, "bin(_x)[2:]", 'format(_x, "b")') if sizes else ():
        for size in sorted(sizes):
            text = f"{program.text(node)}.zfill({size})"
            yield replace(program, "leading_zeros", 1, node, text)


def _compared_or_written(program: Program, node: ast.AST) -> list[ast.expr]:
    """Return the values that must be of the same type as another value."""
    match node:
        case ast.Compare(left, [ast.Eq() | ast.NotEq()], [right]):
            return [left, right]
        case ast.Compare(value, [ast.In() | ast.NotIn()], [table]):
            looked_up, name = program.text(value), program.text(table)
            known = f"{name}[{looked_up}]", f"{name}.add({looked_up})"  # so the types agree
            return [] if any(one in program.source for one in known) else [value]
        case ast.Call(ast.Attribute(owner, "add"), [value]):
            name, text = program.text(owner), program.text(value)
            known = f"{text} in {name}", f"{text} not in {name}"
            return [] if any(one in program.source for one in known) else [value]
        case ast.Assign([ast.Subscript()], value) | ast.Call(
            ast.Attribute(_, "remove" | "discard" | "append"), [value]
        ):
            return [value]
    return []
