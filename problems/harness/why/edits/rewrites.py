"""Edits of expressions by a table: one that is mixed up with another, side by side.

Each line of the table has the kind of the mistake, the cost of the edit, the expression that is
there, and the one that is meant. What begins with `_` stands for any expression.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeAlias

from harness.why.edit import SURE, Edit, replace
from harness.why.patterns import Found, expression, fill, is_loose, match
from harness.why.program import Program, names_in

Line: TypeAlias = tuple[str, int, str, str]

TABLE = (
    # ranges, slices and indexes
    ("range", 1, "range(_n)", "range(1, _n + 1)"),
    ("range", 2, "range(_n)", "range(1, _n)"),
    ("range", 2, "range(_n)", "range(_n + 1)"),
    ("range", 1, "range(1, _n)", "range(_n)"),
    ("range", 2, "range(_a, _n)", "range(_n)"),
    ("range", 2, "range(_a, _n)", "range(_a, _n + 1)"),
    ("range", 2, "range(_a, _n)", "range(_a + 1, _n)"),
    ("range", 3, "range(_a, _n)", "range(_a, _n, -1)"),
    ("range", 1, "range(_a, _n)", "range(_a, _a + _n)"),
    ("range", 1, "range(_a * _n, _a + _b)", "range(_a * _n, _a * _n + _b)"),
    ("range", 1, "_x[_a * _n:_a + _b]", "_x[_a * _n:_a * _n + _b]"),
    ("range", 1, "_x[_a:_n]", "_x[_a:_a + _n]"),
    ("operand_missing", 2, "_x[_a:_a + _n]", "_x[_n * _a:_n * _a + _n]"),
    ("operand_missing", 2, "range(_a, _a + _n)", "range(_n * _a, _n * _a + _n)"),
    ("range", 1, "range(_a, _b + _n)", "range(_a, _a + _n)"),
    ("column", 1, "_x[:][_c]", "[row[_c] for row in _x]"),
    ("index", 1, "_x[_a:_b][_c:_d]", "[row[_c:_d] for row in _x[_a:_b]]"),
    ("index", 1, "_x[_a:_b][_c:_d]", "[item for row in _x[_a:_b] for item in row[_c:_d]]"),
    ("column", 2, "_d in _x[_c]", "_d in [row[_c] for row in _x]"),
    ("column", 2, "_d not in _x[_c]", "_d not in [row[_c] for row in _x]"),
    ("range", 2, "enumerate(_x)", "enumerate(_x, 1)"),
    ("range", 2, "_x[_a:_n]", "_x[_a:]"),
    ("range", 2, "_x[_a:_n]", "_x[:_n]"),
    ("range", 2, "_x[_a:_n:_s]", "_x[_a::_s]"),
    ("range", 2, "_x[_a::_n]", "_x[_a % _n::_n]"),
    ("range", 2, "_x[_a:]", "_x"),
    ("range", 2, "_x[:_n]", "_x"),
    ("one_off", 2, "_x[_a:]", "_x[_a + 1:]"),
    ("one_off", 2, "_x[:_n]", "_x[:_n + 1]"),
    ("one_off", 2, "str(_x)", "str(_x + 1)"),
    ("one_off", 2, "str(_x)", "str(_x - 1)"),
    ("one_off", 2, "int(_x)", "int(_x) - 1"),
    ("one_off", 2, "1 << _x", "1 << _x - 1"),
    ("one_off", 1, "_k + 1", "_k"),
    ("one_off", 1, "_k - 1", "_k"),
    ("one_off", 1, "_a == 8 and _b == 8", "_a == 9"),
    ("one_off", 1, "_a == 8 and _b == 8", "_b == 9"),
    ("one_off", 1, "(_a, _b) == (8, 8)", "_a == 9"),
    ("index", 2, "_x[_a, _b]", "_x[_a][_b]"),
    ("index", 1, "_x[:, _c]", "[row[_c] for row in _x]"),
    ("index", 1, "_x[_a:_b, _c]", "[row[_c] for row in _x[_a:_b]]"),
    ("index", 1, "_x[_a:_b, _c:_d]", "[row[_c:_d] for row in _x[_a:_b]]"),
    ("index", 1, "_x[_a:_b, _c:_d]", "[item for row in _x[_a:_b] for item in row[_c:_d]]"),
    # computed numbers
    ("factor", 2, "_x // _n", "_x // _n * _n"),
    ("factor", 3, "_x % _n", "_x // _n * _n"),
    ("block", 3, "_x // _n * _n", "_x // _n"),
    ("block", 2, "_x % 3", "_x % 9 // 3"),
    ("block", 2, "_x % 9", "_x % 9 // 3"),
    ("block", 2, "_x // 9", "_x // 27"),
    ("block", 2, "_x // 3", "_x // 27"),
    ("block", 2, "_x // 3", "_x % 9 // 3"),
    ("operand_dropped", 3, "_a + _b", "_a"),
    ("operand_dropped", 3, "_a + _b", "_b"),
    ("operand_dropped", 3, "_a - _b", "_a"),
    ("operand_dropped", 3, "_a - _b", "_b"),
    ("operand_missing", 2, "_x // _n * _n + _c", "_x // _n * _n + _c // _n"),
    ("each_replaced", 1, "_x.replace(_y, _z)", "_x.replace(_y, _z, 1)"),
    ("operand_missing", 2, "(_a // _n, _c)", "(_a // _n, _c // _n)"),
    ("operand_missing", 2, "(_a, _c // _n)", "(_a // _n, _c // _n)"),
    ("operand_missing", 2, "_x[_a // _n][_c]", "_x[_a // _n][_c // _n]"),
    ("operand_missing", 2, "_x[_a][_c // _n]", "_x[_a // _n][_c // _n]"),
    ("grouping", 3, "(_a + _b) // _c", "_a + _b // _c"),
    ("grouping", 3, "(_a + _b) * _c", "_a + _b * _c"),
    ("grouping", 2, "_a // (_b * _c)", "_a // _b * _c"),
    ("mask", 1, "(1 << _n) - 1", "(1 << _n + 1) - 2"),
    ("mask", 1, "(1 << _n) - 2", "(1 << _n - 1) - 1"),
    ("mask", 1, "(1 << _n + 1) - 1", "(1 << _n + 1) - 2"),
    ("mask", 1, "511", "1022"),
    ("mask", 1, "1022", "511"),
    ("mask", 1, "1023", "1022"),
    ("mask", 1, "~_x", "~_x & 511"),
    ("mask", 1, "~_x", "~_x & 1022"),
    ("bit", 1, "_m & _d", "_m & 1 << _d"),
    ("operator", 2, "~_x", "_x"),
    ("operator", 1, "-_x", "~_x"),
    ("counted_against", 1, "len(set(_x)) == _n", "len(set(_x)) == len(_x)"),
    ("counted_against", 1, "_n == len(set(_x))", "len(_x) == len(set(_x))"),
    ("counted_against", 1, "len(set(_x)) != _n", "len(set(_x)) != len(_x)"),
    ("counted_against", 1, "_n != len(set(_x))", "len(_x) != len(set(_x))"),
    ("counted_against", 1, "len(set(_x)) < _n", "len(set(_x)) < len(_x)"),
    ("counted_against", 1, "_n > len(set(_x))", "len(_x) > len(set(_x))"),
    # one object for several, a copy more or less
    ("shared", 1, "[_x] * _n", "[_x for _ in range(_n)]"),
    ("shared", 1, "[_x] * _n", "[[item[:] for item in _x] for _ in range(_n)]"),
    ("shared", 1, "[_x for _k in range(_n)]", "[[item[:] for item in _x] for _k in range(_n)]"),
    ("shared", 1, "dict.fromkeys(_k, _x)", "{key: _x for key in _k}"),
    ("characters", 2, "''.join(_x)", "list(_x)"),
    ("copy_surplus", 2, "list(_x)", "_x"),
    ("copy_surplus", 2, "sorted(_x)", "_x"),
    ("copy_surplus", 2, "deepcopy(_x)", "_x"),
    ("copy_surplus", 2, "copy.deepcopy(_x)", "_x"),
    ("copy_surplus", 2, "_x.copy()", "_x"),
    ("copy_surplus", 2, "_x[:]", "_x"),
    ("copy_surplus", 2, "[_r[:] for _r in _x]", "_x"),
    ("copy_surplus", 2, "[list(_r) for _r in _x]", "_x"),
    ("copy_surplus", 2, "[_r.copy() for _r in _x]", "_x"),
    ("shallow", 1, "list(_x)", "[item.copy() for item in _x]"),
    ("shallow", 1, "list(_x)", "[[item.copy() for item in row] for row in _x]"),
    ("shallow", 1, "list(_x)", "deepcopy(_x)"),
    ("shallow", 1, "dict(_x)", "{key: value.copy() for key, value in _x.items()}"),
    ("shallow", 1, "dict(_x)", "deepcopy(_x)"),
    ("shallow", 1, "copy.copy(_x)", "copy.deepcopy(_x)"),
    ("shallow", 1, "copy(_x)", "deepcopy(_x)"),
    ("shallow", 1, "_x.copy()", "[item.copy() for item in _x]"),
    ("shallow", 1, "_x.copy()", "{key: value.copy() for key, value in _x.items()}"),
    ("shallow", 1, "_x.copy()", "deepcopy(_x)"),
    ("shallow", 1, "_x[:]", "[item[:] for item in _x]"),
    ("shallow", 1, "_x[:]", "deepcopy(_x)"),
    ("shallow", 1, "[_r[:] for _r in _x]", "deepcopy(_x)"),
    ("shallow", 1, "{_k: _v for _k, _v in _x.items()}", "deepcopy(_x)"),
    ("used_up", 1, "iter(_x)", "_x"),
    ("braces", 2, "{}", "set()"),
    ("braces", 2, "defaultdict(dict)", "defaultdict(set)"),
    # text and numbers
    ("type", 2, "int(_x)", "_x"),
    ("type", 2, "str(_x)", "_x"),
    # conditions and functions
    ("truthiness", 1, "not _x", "_x is None"),
    ("distance", 2, "abs(_a - _b) < _n", "_a // _n == _b // _n"),
    (
        "distance",
        2,
        "abs(_a - _b) < _n and abs(_c - _d) < _n",
        "_a // _n == _b // _n and _c // _n == _d // _n",
    ),
    ("itself", 2, "_x[_a][_b] == _x[_r][_c]", "_x[_a][_b] == _x[_r][_c] and (_a, _b) != (_r, _c)"),
    ("function", 1, "any(_x)", "all(_x)"),
    ("function", 1, "all(_x)", "any(_x)"),
    ("function", 1, "min(_x)", "max(_x)"),
    ("function", 1, "max(_x)", "min(_x)"),
    ("function", 1, "min(_x, key=_k)", "max(_x, key=_k)"),
    ("function", 1, "max(_x, key=_k)", "min(_x, key=_k)"),
    ("function", 2, "zip(_x, _y)", "[(x, y) for x in _x for y in _y]"),
    ("function", 2, "_x.union(_y)", "_x.intersection(_y)"),
    ("function", 2, "_x.intersection(_y)", "_x.union(_y)"),
    ("function", 2, "_x.pop()", "_x.pop(0)"),
    ("function", 2, "_x.pop(0)", "_x.pop()"),
)
STATEMENTS = (
    ("comparison", SURE, "_x == _y", "_x = _y"),
    ("function", 2, "_x.add(_y)", "_x.remove(_y)"),
    ("function", 2, "_x.add(_y)", "_x.update(_y)"),
    ("function", 2, "_x.remove(_y)", "_x.add(_y)"),
    ("function", 2, "_x.remove(_y)", "_x.discard(_y)"),
    ("function", 2, "_x.discard(_y)", "_x.add(_y)"),
    ("function", 2, "_x.append(_y)", "_x.extend(_y)"),
    ("function", 2, "_x.append(_y)", "_x.remove(_y)"),
    ("function", 2, "_x.extend(_y)", "_x.append(_y)"),
    ("function", 2, "_x.update(_y)", "_x.add(_y)"),
    ("result_lost", SURE, "_x.union(_y)", "_x |= _y"),
    ("result_lost", SURE, "_x.intersection(_y)", "_x &= _y"),
    ("result_lost", SURE, "_x.difference(_y)", "_x -= _y"),
    ("result_lost", SURE, "_x.replace(_y, _z)", "_x = _x.replace(_y, _z)"),
    ("result_lost", SURE, "_x.symmetric_difference(_y)", "_x ^= _y"),
    ("result_lost", SURE, "_x.strip(_y)", "_x = _x.strip(_y)"),
    ("result_lost", SURE, "_x - _y", "_x -= _y"),
    ("result_lost", SURE, "_x + _y", "_x += _y"),
    ("result_lost", SURE, "_x | _y", "_x |= _y"),
    ("result_lost", SURE, "_x & _y", "_x &= _y"),
    ("result_lost", SURE, "sorted(_x)", "_x.sort()"),
    ("changed_in_place", 2, "_x.add(_y)", "_x = _x | {_y}"),
    ("changed_in_place", 2, "_x.discard(_y)", "_x = _x - {_y}"),
    ("changed_in_place", 2, "_x.remove(_y)", "_x = _x - {_y}"),
    ("changed_in_place", 2, "_x.append(_y)", "_x = _x + [_y]"),
)
"""The same for expressions that are statements of their own."""


def edits(program: Program) -> Iterator[Edit]:
    """Yield the edits of all expressions that the tables know."""
    expressions, statements = _by_kind(TABLE), _by_kind(STATEMENTS)
    for node in program.nodes:
        if isinstance(node, ast.expr):
            yield from _rewritten(program, node, expressions[type(node)])
        elif isinstance(node, ast.Expr):
            yield from _rewritten(program, node.value, statements[type(node.value)])


@cache
def _by_kind(table: Sequence[Line]) -> dict[type[ast.AST], list[Line]]:
    """Return the lines of a table by the kind of expression that they are for."""
    lines = defaultdict[type[ast.AST], list[Line]](list)
    for line in table:
        lines[type(expression(line[2]))].append(line)
    return lines


def _rewritten(program: Program, node: ast.expr, lines: Sequence[Line]) -> Iterator[Edit]:
    for kind, cost, there, meant in lines:
        found = match(there, node)
        if found is not None and _makes_sense(kind, node, found, meant):
            new = fill(program, meant, found)
            parent = program.parents[node]
            sure = kind == "shallow" and _shares_what_changes(program, parent)
            tight = not isinstance(parent, ast.Subscript) or parent.value is node
            loose = tight and is_loose(expression(meant), parent)
            new = f"({new})" if loose else new
            yield replace(program, kind, SURE if sure else cost, node, new)


def _shares_what_changes(program: Program, copying: ast.AST) -> bool:
    """Return True if a shallow copy does not keep what it was made for.

    Items of its items are written to, as in `copy[r][c] = digit`, or it is written back over the
    original, as by `board[:] = copy`, which has the same items.
    """
    match copying:
        case ast.Assign([ast.Name(copy)], value):
            return any(_shows(program, node, copy, value) for node in program.nodes)
    return False


def _shows(program: Program, node: ast.AST, copy: str, value: ast.expr) -> bool:
    match node:
        case ast.Subscript(ast.Subscript(whole), _, ast.Store()):
            return program.text(whole) == copy
        case ast.Assign([ast.Subscript(ast.Name(whole), ast.Slice(None, None))], ast.Name(name)):
            return name == copy and whole in names_in(value)
    return False


def _makes_sense(kind: str, node: ast.expr, found: Found, meant: str) -> bool:
    """Return False where a mistake of this kind would change nothing, or would be no slip."""
    match kind:
        case "range" if meant.endswith(("_a + _n)", "_a + _n]")):  # from a place on, so many
            number = isinstance(found["_n"], ast.Constant)
            return number and isinstance(found["_a"], ast.Name | ast.BinOp)
        case "bit":
            return isinstance(found["_d"], ast.Name)
        case "operator" if meant == "~_x":
            return not isinstance(found["_x"], ast.Constant)
        case "operand_missing" if "_a + _n" in meant:
            return isinstance(found["_a"], ast.Name)
        case "changed_in_place":
            return isinstance(found["_x"], ast.Name)
        case "shallow":
            return not isinstance(getattr(node, "ctx", None), ast.Store)
        case "shared" if "item[:]" in meant:
            return isinstance(found["_x"], ast.Name)
        case "shared":
            return not isinstance(found["_x"], ast.Constant | ast.Tuple)
        case "operand_dropped":
            return not isinstance(found[meant], ast.Constant)
    return True
