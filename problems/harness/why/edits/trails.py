"""Edits that undo all that a list tells of, where a deeper call has written more than one place."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.why.edit import Edit, insert
from harness.why.edits.undo import blanks_of
from harness.why.program import Function, Program, called, names_bound_by, names_in

NAMES = (("x", "y"), ("i", "j"), ("a", "b"), ("row2", "col2"))
"""Names for a place, of which a function uses some."""


def edits(program: Program) -> Iterator[Edit]:
    """Yield a loop that undoes each place of a list that a call was given, behind an undo."""
    lists = {size for node in program.nodes if (size := _noted(node))}
    blanks = blanks_of(program) if lists else []
    for function in program.functions if lists else ():
        passed = _passed(program, function)
        for node in program.inside[function] if passed else ():
            match node:
                case ast.Assign([ast.Subscript() as place], value):
                    if program.text(value) in blanks and program.has_own_lines(node):
                        for name in passed:
                            yield from _undone(program, function, node, place, name, lists)


def _noted(node: ast.AST) -> int:
    """Return the number of names of a place that is added to a list; 0 for anything else."""
    match node:
        case ast.Call(ast.Attribute(_, "append"), [ast.Tuple([ast.Name(), ast.Name()])]):
            return 2
        case ast.Call(ast.Attribute(_, "append"), [ast.Name()]):
            return 1
    return 0


def _passed(program: Program, function: Function) -> list[str]:
    """Return the names that a function passes to others of the program as they are."""
    calls = (node for node in program.inside[function] if isinstance(node, ast.Call))
    args = (one for call in calls if called(program, call) for one in call.args)
    names = dict.fromkeys(one.id for one in args if isinstance(one, ast.Name))
    made = {
        name
        for node in program.inside[function]
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.List)
        for target in node.targets
        for name in names_bound_by(target)
    }
    return [name for name in names if name in made]


def _undone(
    program: Program,
    function: Function,
    undo: ast.Assign,
    place: ast.Subscript,
    name: str,
    lists: set[int],
) -> Iterator[Edit]:
    used = {one for node in program.inside[function] for one in names_bound_by(node)}
    used |= names_in(function)
    free = next((pair for pair in NAMES if not used & {*pair}), NAMES[-1])
    blank = program.text(undo.value)
    match place:
        case ast.Subscript(ast.Subscript(board), _) if 2 in lists:
            item, target = ", ".join(free), f"{program.text(board)}[{free[0]}][{free[1]}]"
        case ast.Subscript(board) if 1 in lists:
            item, target = free[0], f"{program.text(board)}[{free[0]}]"
        case _:
            return
    code = f"for {item} in {name}:\n{program.unit}{target} = {blank}"
    yield insert(program, "undo", 2, undo, code)
