"""Edits that leave a sign such as the one for a blank out of what is counted or compared."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.why.edit import Edit, insert, joined_edits, replace
from harness.why.program import Program

GATHERED = ("list", "set", "sorted", "tuple", "Counter")
ITEMS = ast.Name | ast.Subscript


def edits(program: Program, texts: set[str]) -> Iterator[Edit]:
    """Yield what is gone through without each of some texts.

    Args:
        program: the source.
        texts: texts that the arguments of the method hold.
    """
    for text in sorted(texts):
        sizes = []
        for node in program.nodes:
            if isinstance(node, ast.Compare):
                sizes += list(_sizes_compared(program, node, text))
            yield from _passed_over(program, node, text)
        yield from sizes
        whole = joined_edits(sizes, 3) if len(sizes) > 1 else None
        if whole:
            yield whole


def _sizes_compared(program: Program, node: ast.Compare, text: str) -> Iterator[Edit]:
    """Yield `len(set(x)) == len(x)` for what is left of x."""
    match node:
        case ast.Compare(
            ast.Call(ast.Name("len"), [one]), [_], [ast.Call(ast.Name("len"), [other])]
        ):
            whole, part = sorted((program.text(one), program.text(other)), key=len)
            if part == f"set({whole})":
                new = program.text(node)
                left = f'[x for x in {whole} if x != "{text}"]'
                new = new.replace(f"({whole})", f"({left})")
                yield replace(program, "condition_missing", 2, node, new)


def _passed_over(program: Program, node: ast.AST, text: str) -> Iterator[Edit]:
    """Yield a loop, or a list of its items, without those that are equal to a text."""
    match node:
        case ast.Assign([ast.Name(name)], ast.Subscript()) if program.loop_of(node):
            code = f'if {name} == "{text}":\n{program.unit}continue'
            yield insert(program, "condition_missing", 3, node, code)
        case ast.For(
            ast.Name(name), ast.Name() | ast.Subscript() | ast.ListComp(), [first, *_]
        ) if _is_looked_for(node, name):
            code = f'if {name} == "{text}":\n{program.unit}continue'
            yield insert(program, "condition_missing", 3, first, code, before=True)
        case ast.ListComp(elt, [loop]) | ast.SetComp(elt, [loop]) if not loop.ifs:
            sliced = isinstance(getattr(elt, "slice", None), ast.Slice)
            if isinstance(elt, ITEMS) and not sliced:
                new = f'{program.text(loop.iter)} if {program.text(elt)} != "{text}"'
                yield replace(program, "condition_missing", 3, loop.iter, new)
        case ast.Call(ast.Name(name), [ast.Name() | ast.Subscript() as items]) if name in GATHERED:
            function = program.function_of(node)
            if name == "Counter" or (function and "len(" in program.text(function)):
                left = f'x for x in {program.text(items)} if x != "{text}"'
                yield replace(program, "condition_missing", 3, items, left)


def _is_looked_for(loop: ast.For, name: str) -> bool:
    """Return True if a loop asks whether something holds its item, or how often."""
    for node in ast.walk(loop):
        match node:
            case ast.Compare(ast.Name(item), [ast.In() | ast.NotIn()]):
                pass
            case ast.Call(ast.Attribute(_, "count"), [ast.Name(item)]):
                pass
            case _:
                continue
        if item == name:
            return True
    return False
