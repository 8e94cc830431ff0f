"""Edits of an index that should be an item, an item as an index, and a constant argument."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.why.edit import Edit, replace
from harness.why.program import Function, Program, calls_in

COLLECTING = ("append", "add", "appendleft")


def arguments(program: Program) -> Iterator[Edit]:
    """Yield edits that exchange indexes and items, and edits of constant arguments."""
    for node in program.nodes:
        match node:
            case ast.For(ast.Name(index), ast.Call(ast.Name("range"))):
                yield from _items(program, node, index)
            case ast.For(ast.Name(item), ast.Name() | ast.Attribute() as items):
                yield from _indexes(program, node, item, program.text(items))
    for function in program.functions:
        yield from _constants(program, function)


def _items(program: Program, loop: ast.For, index: str) -> Iterator[Edit]:
    """Yield `path.append(nums[i])` for `path.append(i)`, and `[nums[i]]` for `[i]`."""
    lists = {
        program.text(node.value)
        for node in ast.walk(loop)
        if isinstance(node, ast.Subscript) and program.text(node.slice) == index
    }
    for node in ast.walk(loop.iter):
        match node:
            case ast.Call(ast.Name("len"), [measured]):
                lists.add(program.text(measured))
    for node in ast.walk(loop):
        match node:
            case ast.Call(ast.Attribute(attr=word), [ast.Name(name) as argument]):
                is_index = name == index and word in COLLECTING
            case ast.List([ast.Name(name) as argument]):
                is_index = name == index  # `path + [i]`
            case _:
                continue
        for items in sorted(lists) if is_index else ():
            yield replace(program, "item", 2, argument, f"{items}[{index}]")


def _indexes(program: Program, loop: ast.For, item: str, items: str) -> Iterator[Edit]:
    """Yield `n` for `nums[n]` in `for n in nums`."""
    for node in ast.walk(loop):
        match node:
            case ast.Subscript(container, ast.Name(name)):
                if name == item and program.text(container) == items:
                    yield replace(program, "item_as_index", 2, node, item)


def _constants(program: Program, function: Function) -> Iterator[Edit]:
    """Yield edits that replace an argument that is the same in each recursive call."""
    names = [one.arg for one in function.args.args if one.arg != "self"]
    calls = calls_in(program, function, function)
    passed = [pair for call in calls for pair in zip(names, call.args, strict=False)]
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
