"""Edits of objects: which list a name stands for, what is copied, what text and numbers mix."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.why.edit import Edit, insert_before, replace
from harness.why.edits.names import roles_of
from harness.why.edits.operators import is_text
from harness.why.edits.values import is_number
from harness.why.program import Program, called, first_statement, names_in

SIGNS = {ast.BitOr: "|", ast.BitAnd: "&", ast.Sub: "-"}
CHANGES = {"append", "add", "remove", "discard", "pop", "insert", "extend", "clear"}
"""The methods that change the items of a list or a set."""
LISTS = ast.Name | ast.Subscript | ast.Attribute
ITERATORS = set(
    "map filter zip product chain from_iterable reversed permutations combinations".split()
)
"""Functions whose result can be gone through once only."""


def edits(program: Program) -> Iterator[Edit]:
    """Yield edits that bind, copy or convert an object in another way."""
    for node in program.nodes:
        if any(isinstance(one, ast.JoinedStr) for one in program.around(node)):
            continue  # where the parser does not tell the place
        yield from _bound(program, node)
        yield from _copied(program, node)
        yield from _converted(program, node)
    yield from _defaults(program)
    yield from _passed_on(program)


def _bound(program: Program, node: ast.AST) -> Iterator[Edit]:
    match node:
        case ast.Assign([ast.Name(name) as target], value):
            function = program.function_of(node)
            if function and name in [one.arg for one in function.args.args]:
                yield replace(program, "rebound", 1, target, f"{name}[:]")
            if name in _loop_names(program, node):
                yield from _in_place(program, node, name, value)
                yield from _stored(program, node, target)
        case ast.Assign([_, _, *_] as targets, value) if not isinstance(value, ast.Constant):
            if program.has_own_lines(node):
                text, indent = program.text(value), program.indent(node.lineno)
                lines = [f"{program.text(one)} = {text}" for one in targets]
                yield replace(program, "shared", 1, node, f"\n{indent}".join(lines))
        case ast.AugAssign(ast.Name(name), ast.BitOr() | ast.BitAnd() | ast.Sub() as op, value):
            new = f"{name} = {name} {SIGNS[type(op)]} {program.text(value)}"
            yield replace(program, "changed_in_place", 3, node, new)


def _loop_names(program: Program, node: ast.AST) -> set[str]:
    """Return the names that the loops around a statement give to their items."""
    loop, found = program.loop_of(node), set[str]()
    while loop:
        if isinstance(loop, ast.For):
            found |= names_in(loop.target)
        loop = program.loop_of(loop)
    return found


def _stored(program: Program, node: ast.Assign, target: ast.Name) -> Iterator[Edit]:
    """Yield `xs[i] = …` for `x = …` in a loop over `i, x in enumerate(xs)`."""
    for loop in program.around(node):
        match loop:
            case ast.For(
                ast.Tuple([ast.Name(place), ast.Name(item)]),
                ast.Call(ast.Name("enumerate"), [ast.Name(items), *_]),
            ) if item == target.id:
                yield replace(program, "rebound", 1, target, f"{items}[{place}]")


def _in_place(program: Program, node: ast.Assign, name: str, value: ast.expr) -> Iterator[Edit]:
    """Yield a change of the item of a loop itself, where its name is bound anew."""
    match value:
        case ast.BinOp(ast.Name(left), ast.BitOr() | ast.BitAnd() | ast.Sub() as op, other):
            if left == name:
                new = f"{name} {SIGNS[type(op)]}= {program.text(other)}"
                yield replace(program, "rebound", 2, node, new)
        case (
            ast.ListComp()
            | ast.List()
            | ast.Subscript(_, ast.Slice())
            | ast.Call(ast.Name("list" | "sorted" | "map" | "reversed"))
        ):
            yield replace(program, "rebound", 1, node.targets[0], f"{name}[:]")


def _copied(program: Program, node: ast.AST) -> Iterator[Edit]:
    """Yield a copy of what is appended, assigned, returned or looped over."""
    match node:
        case ast.Assign([ast.Subscript(ast.Subscript())]):
            return  # a cell holds no list
        case ast.Call(ast.Attribute(_, "append" | "add"), [ast.Name() as value]):
            pass
        case ast.Assign([_], value) | ast.Return(value) | ast.Yield(value):
            if not isinstance(value, LISTS):
                return
        case ast.For(_, value) if isinstance(value, LISTS):
            cost = 0 if _is_changed_in(program, value, node) else 1
            yield replace(program, "loop_changed", cost, value, f"list({program.text(value)})")
            return
        case ast.Call(ast.Name(name) | ast.Attribute(_, name)) if name in ITERATORS:
            yield replace(program, "used_up", 1, node, f"list({program.text(node)})")
            return
        case ast.GeneratorExp():
            start, end = program.span(node)
            if program.source[start] == "(" and not isinstance(program.parents[node], ast.Call):
                new = f"[{program.source[start + 1 : end - 1]}]"
                yield replace(program, "used_up", 1, node, new)
            return
        case _:
            return
    text = program.text(value)
    renamed = isinstance(node, ast.Assign) and isinstance(value, ast.Name)
    last = 0 if renamed and program.loop_of(node) else 3  # two names for one object, each time
    for cost, new in (
        (2, f"{text}[:]"),
        (2, f"[row[:] for row in {text}]"),
        (last, f"{text}.copy()"),
    ):
        yield replace(program, "copy_missing", cost, value, new)


def _is_changed_in(program: Program, value: ast.expr, loop: ast.For) -> bool:
    """Return True if the items that a loop goes through change in it, as by `left.remove(d)`."""
    text = program.text(value)
    return any(
        isinstance(node, ast.Attribute)
        and node.attr in CHANGES
        and program.text(node.value) == text
        for statement in loop.body
        for node in ast.walk(statement)
    )


def _converted(program: Program, node: ast.AST) -> Iterator[Edit]:
    """Yield a number for a text, and a text for a number, where values are compared or written."""
    values: list[ast.expr] = []
    match node:
        case ast.Assign([ast.Subscript(_, ast.Name())], ast.Subscript(_, ast.Slice()) as value):
            yield replace(program, "characters", 1, value, f"list({program.text(value)})")
        case ast.Assign([ast.Subscript()], value):
            values = [value]
        case ast.Compare(left, [ast.Eq() | ast.NotEq()], [right]):
            values = [left, right]
        case ast.Compare(left, [ast.In() | ast.NotIn()], _):
            values = [left]
        case ast.Call(ast.Attribute(_, "add" | "remove" | "discard" | "append"), [value]):
            values = [value]
        case ast.For(_, value) | ast.comprehension(_, value):
            text = program.text(value)
            yield replace(program, "type", 2, value, f"map(str, {text})")
            yield replace(program, "type", 4, value, f"map(int, {text})")
        case ast.Subscript(_, value) if isinstance(value, ast.Name | ast.Subscript):
            yield replace(program, "type", 3, value, f"int({program.text(value)})")
    yield from _of_one_type(program, values)


def _of_one_type(program: Program, values: list[ast.expr]) -> Iterator[Edit]:
    """Yield a text or a number for each value, but no text that is compared with a number."""
    for value in values:
        others = [one for one in values if one is not value]
        if isinstance(value, ast.Constant | ast.Tuple | ast.List):
            continue  # a pair is neither a string nor a number: as a key, it would not be found
        if not any(map(is_number, others)):
            yield replace(program, "type", 2, value, f"str({program.text(value)})")
        if not any(map(is_text, others)):
            yield replace(program, "type", 3, value, f"int({program.text(value)})")


def _defaults(program: Program) -> Iterator[Edit]:
    """Yield a default that is made anew in each call."""
    for function in program.functions:
        named, defaults = function.args.args[::-1], function.args.defaults[::-1]
        for argument, default in zip(named, defaults, strict=False):
            if isinstance(default, ast.Constant | ast.Name) or not function.body:
                continue
            name, text = argument.arg, program.text(default)
            code = f"if {name} is None:\n{program.unit}{name} = {text}"
            start, end = program.span(default)
            pieces = (start, end, "None"), insert_before(program, first_statement(function), code)
            yield Edit("default", 1, function.lineno, pieces, text, "None")


def _passed_on(program: Program) -> Iterator[Edit]:
    """Yield a deeper call, and one that a loop repeats, with a copy of what it is given."""
    containers = {name for name, roles in roles_of(program).items() if "container" in roles}
    for node in program.nodes:
        if not isinstance(node, ast.Call) or not (function := called(program, node)):
            continue
        deeper, repeated = program.function_of(node) is function, program.loop_of(node)
        for one in (one for one in node.args if isinstance(one, ast.Name)):
            if deeper or (repeated and one.id in containers):
                cost = 1 if repeated and one.id in containers else 2
                for copy in (f"{one.id}.copy()", f"deepcopy({one.id})"):
                    yield replace(program, "shared_argument", cost, one, copy)
