"""Edits that add a missing sibling: the same statement, condition or item for another container."""

import ast
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from harness.kind import SURE
from harness.why.edit import Edit, insert, joined_edits, replace
from harness.why.edits.names import pairs_in
from harness.why.patterns import GAP, Captures, find, match
from harness.why.program import Program, names_in

METHODS = ("add", "append", "remove", "discard")
ROW, COLUMN = "_r", "_c"
"""The gaps for a row and a column, filled by two names that are used as a pair."""
JOINTS = {ast.BitOr: " | ", ast.BitAnd: " & ", ast.Or: " or ", ast.And: " and "}
"""The operators that join similar parts of an expression."""


class Lookup(NamedTuple):
    """A look-up in a container: the container's name, the text, the names in the text."""

    container: str
    text: str
    names: set[str]


def missing_notes(program: Program) -> Iterator[Edit]:
    """Yield edits that add `boxes[b].add(d)` after `cols[c].add(d)`, and after its undo as well."""
    updates = {one: items[0] for one in program.block_of if len(items := [*_updated_by(one)]) == 1}
    lookups = list(_lookups(program))
    for statement, target in updates.items():
        block = program.block_of[statement]
        siblings = [sibling for sibling in updates if program.block_of[sibling] is block]
        containers = {program.text(updates[sibling].value) for sibling in siblings}
        text, known = program.text(target), containers | {program.text(target.value)}
        names = {*program.names_in_scope[program.function_of(target)], "self"}
        others = [one for one in lookups if one.container not in known and one.names <= names]
        for other in dict.fromkeys(one.text for one in others):
            copies = [
                copy_with(program, "step_missing", 2, sibling, text, other)
                for sibling in siblings
                if sibling.lineno >= statement.lineno and program.text(updates[sibling]) == text
            ]
            yield copies[0]
            joined = joined_edits(copies, 3)
            if joined and len(copies) > 1:
                yield joined


def missing_operands(program: Program) -> Iterator[Edit]:
    """Yield edits that add `cols[c]` to `rows[r] | boxes[b]`, if the three are updated together.

    `rows[r][d] or boxes[b][d]` gets the third test as well.
    """
    together: dict[int, set[str]] = defaultdict(set)
    for statement, block in program.block_of.items():
        together[id(block)].update(program.text(one.value) for one in _updated_by(statement))
    updated = set[str]().union(*together.values())
    lookups = list(_lookups(program))
    for node in program.nodes:
        if not isinstance(node, ast.BinOp | ast.BoolOp) or type(node.op) not in JOINTS:
            continue
        items = [one for one in ast.walk(node) if isinstance(one, ast.Subscript)]
        items = [one for one in items if program.text(one.value) in updated]
        used = {program.text(one.value) for one in items}
        groups = [one - used for one in together.values() if len(one & used) > 1]
        missing = set[str]().union(*groups)
        names = {*program.names_in_scope[program.function_of(node)], "self"}
        others = [one for one in lookups if one.container in missing and one.names <= names]
        for other in dict.fromkeys(one.text for one in others):
            if isinstance(node, ast.BoolOp):
                for edit in repeat_for(program, "branch_missing", 1, items[-1], other):
                    yield edit.quoting(new=other)
            else:
                new = f"{program.text(node)}{JOINTS[type(node.op)]}{other}"
                yield replace(program, "branch_missing", 1, node, new).quoting(new=other)


def _updated_by(statement: ast.stmt) -> Iterator[ast.Subscript]:
    """Yield the items of containers that a statement changes, perhaps several at once."""
    match statement:
        case ast.Expr(ast.Call(ast.Attribute(ast.Subscript() as item, name), [_])):
            if name in METHODS:
                yield item
        case ast.AugAssign(ast.Subscript() as item):
            yield item
        case ast.Assign(targets):
            values = (one.value for one in targets if isinstance(one, ast.Subscript))
            yield from (one for one in values if isinstance(one, ast.Subscript))


def copy_with(
    program: Program, kind: str, cost: int, statement: ast.stmt, part: str, replacement: str
) -> Edit:
    """Return the edit that adds a copy of a statement with one part replaced."""
    indent = program.indent(statement.lineno)
    lines = program.text(statement).replace(part, replacement).split("\n")
    return insert(
        program, kind, cost, statement, "\n".join(line.removeprefix(indent) for line in lines)
    )


def repeat_for(
    program: Program, kind: str, cost: int, node: ast.expr, other: str
) -> Iterator[Edit]:
    """Yield the edit that repeats the code around an expression for another expression.

    `d in row` becomes `d in row or d in column`, and `row` in a list becomes `row, column`.
    """
    part: ast.AST = node
    for ancestor in program.ancestors(node):
        joint = _joint(ancestor, part)
        if joint and isinstance(part, ast.expr):
            (start, end), (first, last) = program.span(part), program.span(node)
            repeated = program.source[start:first] + other + program.source[last:end]
            yield replace(program, kind, cost, part, f"{program.text(part)}{joint}{repeated}")
            return
        part = ancestor


def _joint(parent: ast.AST, part: ast.AST) -> str:
    """Return the operator or comma that can join a part with a similar one or an offset, or ''."""
    match part:
        case ast.Compare(ops=[ast.In() | ast.Eq()]):
            return " or "
        case ast.Compare():
            return " and "
    match parent:
        case ast.BinOp(op=ast.Add()):
            return " + "
        case ast.BinOp(op=op) | ast.BoolOp(op):
            return JOINTS.get(type(op), "")
        case ast.Tuple() | ast.List() | ast.Set():
            return ", "
        case ast.Subscript(_, index) if index is part:
            return " + "
        case ast.Call(args=arguments) if part in arguments:
            return " + "
    return ""


def _lookups(program: Program) -> Iterator[Lookup]:
    """Yield the look-ups of containers that a name or an attribute refers to."""
    for node in program.nodes:
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name | ast.Attribute):
            name, index = program.text(node.value), _formula(program, node)
            names = names_in(node.value) | names_in(index)
            yield Lookup(name, f"{name}[{program.text(index)}]", names)
            yield Lookup(name, program.text(node), names_in(node))
        elif isinstance(node, ast.Subscript):  # `boxes[r // 3][c // 3]`, if it holds items
            match program.parents[node]:
                case ast.Attribute(attr="add" | "append" | "remove" | "discard") | ast.Compare(
                    _, [ast.In() | ast.NotIn()]
                ) as parent if node is not getattr(parent, "left", None):
                    name = program.text(node.value).partition("[")[0]
                    yield Lookup(name, program.text(node), names_in(node))


def _formula(program: Program, node: ast.Subscript) -> ast.expr:
    """Return the index of a look-up, or the expression assigned to it if it is a name."""
    index, assigned = node.slice, [one for _, one in find(program, "_t = _v")]
    values = [one["_v"] for one in assigned if program.text(one["_t"]) == program.text(index)]
    return values[0] if len(values) == 1 and isinstance(index, ast.Name) else index


def other_indexes(program: Program) -> Iterator[Edit]:
    """Yield edits that replace `boxes[r]` with `boxes[b]` if `b` indexes `boxes` elsewhere.

    An edit is SURE if the index belongs to another container, such as `rows`, and the index
    paired with it is used in all other places. No right program that was tried has such an index.
    """
    lookups: dict[str, list[ast.Subscript]] = defaultdict(list)
    for node in program.nodes:
        match node:
            case ast.Subscript(ast.Name() | ast.Attribute() as container, index):
                if not isinstance(index, ast.Slice):
                    lookups[program.text(container)].append(node)
    counts = {name: Counter(program.text(one.slice) for one in lookups[name]) for name in lookups}
    regular = {text for count in counts.values() if len(count) == 1 for text in count}
    for name, nodes in lookups.items():
        indexes = {program.text(node.slice): node.slice for node in nodes}
        for node in nodes if len(indexes) > 1 else ():
            function, own = program.function_of(node), program.text(node.slice)
            in_scope, pairs = {*program.names_in_scope[function], "self"}, pairs_in(function)
            for text, index in indexes.items():
                same = isinstance(index, ast.Constant) or text == own
                if not same and names_in(index) <= in_scope:
                    paired = (own, text) in pairs or (text, own) in pairs
                    alone = len(indexes) == 2 and counts[name][own] == 1 and own in regular
                    if paired and alone:
                        yield replace(program, "place", SURE, node.slice, text)
                    elif not isinstance(program.parents[node], ast.Subscript):
                        yield replace(program, "place", 2, node.slice, text)


def missing_expressions(program: Program, sets: Sequence[Sequence[str]]) -> Iterator[Edit]:
    """Yield edits that add a missing expression to a condition, a collection or a statement."""
    for node in program.nodes:
        if not isinstance(node, ast.expr) or isinstance(getattr(node, "ctx", None), ast.Store):
            continue
        for patterns in sets:
            for pattern in patterns:
                captures = match(pattern, node)
                kinds = (ast.Name, ast.Attribute)
                if captures and all(isinstance(one, kinds) for one in captures.values()):
                    for other in patterns:
                        for filled in _fill(program, node, captures, other):
                            yield from _add(program, node, filled)


def _fill(program: Program, node: ast.expr, captures: Captures, pattern: str) -> Iterator[str]:
    """Yield a pattern filled with known names, and with the row or column paired with them."""
    texts = {gap: program.text(part) for gap, part in captures.items()}
    pairs = pairs_in(program.function_of(node))
    for gap, other_gap, place in ((ROW, COLUMN, 1), (COLUMN, ROW, 0)):
        partner = next((pair[place] for pair in pairs if pair[1 - place] == texts.get(gap)), "")
        if partner:
            texts.setdefault(other_gap, partner)
    if {gap[1] for gap in GAP.finditer(pattern)} <= texts.keys():
        yield GAP.sub(lambda gap: texts[gap[1]] + (gap[2] or ""), pattern)


def _add(program: Program, node: ast.expr, other: str) -> Iterator[Edit]:
    """Yield edits that add an expression beside another, or a copy of the statement for it."""
    if isinstance(program.parents[node], ast.Compare | ast.Tuple | ast.List | ast.Set):
        yield from repeat_for(program, "look_added", 4, node, other)
    statement = next(one for one in program.ancestors(node) if isinstance(one, ast.stmt))
    text = program.text(node)
    match statement:
        case ast.If(_, [ast.Expr() as guarded], []) if text not in program.text(guarded):
            pass
        case ast.Expr() | ast.AugAssign() | ast.If(_, [ast.Expr()], []):
            yield copy_with(program, "look_added", 4, statement, text, other)
