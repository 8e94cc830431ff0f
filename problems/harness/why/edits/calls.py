"""Edits of recursive calls and what they pass on: indexes, items, constants, a missing call."""

import ast
from collections.abc import Iterator, Sequence
from typing import TypeVar

from harness.why.edit import Edit, insert, replace
from harness.why.edits.siblings import copy_with
from harness.why.program import Function, Program, bound_by_any, names_in

EXTENDED = {"[]": "{} + [{}]", "()": "{} + ({},)", '""': "{} + {}", "''": "{} + {}"}
"""The code that extends an empty list, tuple or string, which a search begins with."""
COLLECTING = ("append", "add", "appendleft")


def arguments(program: Program) -> Iterator[Edit]:
    """Yield edits that exchange indexes and items, and edits of constant arguments."""
    for node in program.nodes:
        match node:
            case ast.For(ast.Name(index), ast.Call(ast.Name("range"))):
                yield from _items(program, node, index)
            case ast.For(ast.Name(item), ast.Name() | ast.Attribute() as items):
                for part in ast.walk(node):
                    match part:  # `n` for `nums[n]` in `for n in nums`
                        case ast.Subscript(container, ast.Name(name)) if name == item:
                            if program.text(container) == program.text(items):
                                yield replace(program, "item_as_index", 2, part, item)
    for function in program.functions:
        yield from _constants(program, function)
        yield from _not_extended(program, function)


def _not_extended(program: Program, function: Function) -> Iterator[Edit]:
    """Yield edits that add the choice to what is passed on: `path + [x]` for `path`."""
    begun = {
        name: EXTENDED[text]
        for call in program.calls_in(program.tree, function)
        for name, argument in program.passed_by(call)
        if (text := program.text(argument)) in EXTENDED
    }
    for call in program.calls_in(function, function):
        loop = program.loop_of(call)
        if not isinstance(loop, ast.For):
            continue
        bound = sorted(bound_by_any(ast.walk(loop)))
        items = [f"{items}[{one}]" for one in bound for items in _lists_indexed(program, loop, one)]
        for name, argument in program.passed_by(call):
            if name in begun and program.text(argument) == name:
                for choice in (*bound, *items):
                    new = begun[name].format(name, choice)
                    yield replace(program, "not_extended", 1, argument, new)


def _items(program: Program, loop: ast.For, index: str) -> Iterator[Edit]:
    """Yield `path.append(nums[i])` for `path.append(i)`, and `[nums[i]]` for `[i]`."""
    for node in ast.walk(loop):
        match node:
            case ast.Call(ast.Attribute(attr=word), [ast.Name(name) as argument]):
                is_index = name == index and word in COLLECTING
            case ast.List([ast.Name(name) as argument]):
                is_index = name == index  # `path + [i]`
            case _:
                continue
        for items in _lists_indexed(program, loop, index) if is_index else ():
            yield replace(program, "item", 2, argument, f"{items}[{index}]")


def _lists_indexed(program: Program, loop: ast.For, index: str) -> list[str]:
    """Return the lists that a loop indexes by a name, or whose lengths are in its range."""
    lists = {
        program.text(node.value)
        for node in ast.walk(loop)
        if isinstance(node, ast.Subscript) and program.text(node.slice) == index
    }
    for node in ast.walk(loop.iter) if index in names_in(loop.target) else ():
        match node:
            case ast.Call(ast.Name("len"), [measured]):
                lists.add(program.text(measured))
    return sorted(lists)


def _constants(program: Program, function: Function) -> Iterator[Edit]:
    """Yield edits that replace an argument that is the same in each recursive call."""
    calls = program.calls_in(function, function)
    passed = [pair for call in calls for pair in program.passed_by(call)]
    steps = {
        name: program.text(argument) for name, argument in passed if isinstance(argument, ast.BinOp)
    }
    for name, argument in passed:
        match argument:
            case ast.Constant() | ast.List([]) | ast.Dict([]):
                yield replace(program, "argument_constant", 2, argument, name)
            case ast.Call(ast.Name("set" | "list"), []):
                yield replace(program, "argument_constant", 2, argument, name)
            case ast.Name(other) if other == name and name in steps:
                yield replace(program, "start", 1, argument, steps[name])
    for node in program.nodes_of[function]:
        match node:
            case ast.Subscript(_, ast.Constant(int()) as index):
                for name in sorted(steps):
                    yield replace(program, "argument_constant", 3, index, name)


Branch = TypeVar("Branch", ast.expr, ast.stmt)

NEIGHBOURS = ("(-1, 0)", "(1, 0)", "(0, -1)", "(0, 1)")
"""The four directions in a grid, as they are usually written."""
FEWEST = 2
"""The fewest adjacent recursive calls that count as visits to the neighbours of a cell."""


def branches(program: Program) -> Iterator[Edit]:
    """Yield edits that complete the directions, the neighbours or the choices of a search."""
    for node in program.nodes:
        match node:
            case ast.List(items) | ast.Tuple(items):
                yield from _directions(program, items)
            case ast.BoolOp(op, values):
                joint = " or " if isinstance(op, ast.Or) else " and "
                for value, call, new in _opposites_missing(program, values):
                    text = program.text(value)
                    both = f"{text}{joint}{text.replace(program.text(call), new)}"
                    yield replace(program, "branch_missing", 1, value, both).quoting(new=new)
    for block in program.blocks:
        for statement, call, new in _opposites_missing(program, block):
            edit = copy_with(program, "branch_missing", 1, statement, program.text(call), new)
            yield edit.quoting(new=new)
    for function in program.functions:
        yield from _left_out(program, function)
    yield from _parallel_directions(program)


def _parallel_directions(program: Program) -> Iterator[Edit]:
    """Yield the edit of a repeated direction in two lists side by side, such as `dr` and `dc`."""
    lists = [
        one.elts
        for one in program.nodes
        if isinstance(one, ast.List | ast.Tuple) and len(one.elts) == len(NEIGHBOURS)
        if all(program.text(part) in ("-1", "0", "1") for part in one.elts)
    ]
    pairs = [*zip(*lists, strict=True)] if len(lists) == 2 else []
    known = [f"({program.text(row)}, {program.text(column)})" for row, column in pairs]
    missing = [one for one in NEIGHBOURS if one not in known]
    if len(missing) != 1:
        return
    for parts, text in zip(pairs, known, strict=True):
        wanted = zip(parts, missing[0].strip("()").split(", "), strict=True)
        others = [(part, new) for part, new in wanted if program.text(part) != new]
        if known.count(text) > 1 and len(others) == 1:
            edit = replace(program, "direction_repeated", 0, *others[0])
            yield edit.quoting(old=text)


def _directions(program: Program, items: list[ast.expr]) -> Iterator[Edit]:
    """Yield edits that add a missing direction, or replace a repeated or wrong one with it."""
    known = [program.text(item).replace(" ", "") for item in items]
    wanted = {one.replace(" ", ""): one for one in NEIGHBOURS}
    missing = [one for short, one in wanted.items() if short not in known]
    if len(missing) != 1 or len({*known} - {*wanted}) > (len(items) == len(wanted)):
        return
    for item, text in zip(items, known, strict=True):
        if known.count(text) > 1:
            yield replace(program, "direction_repeated", 0, item, missing[0])
        elif text not in wanted:
            yield replace(program, "branch_missing", 0, item, missing[0])
    if len(items) == len(wanted) - 1:
        both = f"{program.text(items[-1])}, {missing[0]}"
        yield replace(program, "branch_missing", 0, items[-1], both).quoting(new=missing[0])


def _opposites_missing(
    program: Program, parts: Sequence[Branch]
) -> Iterator[tuple[Branch, ast.Call, str]]:
    """Yield the parts whose call has no opposite: `go(r, c + 1)` without `go(r, c - 1)`.

    Each comes with the call and the text of its opposite. Only arguments that differ between the
    calls side by side are reversed. A call with another slip is the opposite all the same.
    """
    calls = {one: call for one in parts if (call := _recursive(program, one))}
    known = [[program.text(one) for one in call.args] for call in calls.values()]
    for part, call in calls.items() if len(calls) >= FEWEST else ():
        for at, argument in enumerate(call.args):
            same = {one[at] for one in known if at < len(one)}
            match argument:
                case ast.BinOp(left, ast.Add() | ast.Sub(), right) if len(same) > 1:
                    (start, end), first = program.span(call), program.span(left)[1]
                    last, sign = program.span(right)[0], str.maketrans("+-", "-+")
                    joint = program.source[first:last].translate(sign)
                    other = f"{program.text(left)}{joint}{program.text(right)}"
                    wanted = [other if one is argument else program.text(one) for one in call.args]
                    if not any(
                        one[at : at + 1] == [other] and sum(map(str.__ne__, one, wanted)) <= 1
                        for one in known
                    ):
                        new = program.source[start:first] + joint + program.source[last:end]
                        yield part, call, new


def _recursive(program: Program, part: ast.AST) -> ast.Call | None:
    """Return the only recursive call in a statement or an expression, without nested blocks."""
    around = program.function_of(part)
    match part.test if isinstance(part, ast.If) else part:
        case ast.Expr() | ast.Assign() | ast.AugAssign() | ast.expr() as outer:
            calls = program.calls_in(outer)
            return calls[0] if len(calls) == 1 and program.called(calls[0]) is around else None
    return None


def _left_out(program: Program, function: Function) -> Iterator[Edit]:
    """Yield edits that add the call which goes on without the item, in a search without a loop."""
    names = [one.arg for one in function.args.args if one.arg != "self"]
    indexes = {
        program.text(node.slice)
        for node in program.nodes_of[function]
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice)
    }
    for statement in program.nodes_of[function]:
        match statement:
            case ast.Expr(ast.Call() as call) if not program.loop_of(statement):
                if program.called(call) is not function:
                    continue
                for index in (one for one in names if one in indexes):
                    given = ", ".join(f"{one} + 1" if one == index else one for one in names)
                    code = f"{program.text(call.func)}({given})"
                    last = function.body[-1]
                    around = [one for one in program.ancestors(statement) if one in function.body]
                    first = around[0] if around else last
                    yield insert(program, "choice_missing", 2, last, code)
                    yield insert(program, "choice_missing", 2, first, code, before=True)
