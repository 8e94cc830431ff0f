"""Compiles changed sources that count steps: only the functions that have changed, if possible.

To parse and compile a program again for each change of a line takes longer than a small run of it.
"""

import __future__

import ast
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from types import CodeType

from harness.child.patch import Piece, applied
from harness.child.steps import count_steps, with_steps


@dataclass(frozen=True, eq=False, slots=True)
class Place:
    """The place of a function or method in the syntax tree and in the source of a program."""

    function: ast.FunctionDef
    block: list[ast.stmt]
    position: int
    """The index of the function in its block."""
    line: int
    """The line in which it begins, with its decorators."""
    start: int
    end: int
    """The offsets of its lines in the source."""
    method: tuple[ast.ClassDef, int, str] | None
    """The class with the method in which it is, and the index and name of this method, or None."""


def compile_changed(source: str, pieces: Sequence[Piece], grain: str, filename: str) -> CodeType:
    """Return the code of a source with some pieces replaced; it counts steps of a grain.

    After a change of the number of lines, the lines of other functions are those of the source,
    unless the grain is `lines`. Raises SyntaxError if the changed source cannot be parsed.
    """
    functions = (
        None if grain == "lines" or not pieces else _changed_functions(source, pieces, grain)
    )
    if functions is None:
        return compile(with_steps(applied(source, pieces), grain), filename, "exec")
    tree, changed = functions
    for place, function in changed:
        place.block[place.position] = function
    try:
        alike = all(_header(place.function) == _header(new) for place, new in changed)
        code = _compiled(source, grain, filename) if alike else None
        for place, _ in changed:
            code = _with_method(code, *place.method, filename) if code and place.method else None
        return code or compile(tree, filename, "exec")
    finally:
        for place, _ in changed:
            place.block[place.position] = place.function


@lru_cache(maxsize=4)
def _compiled(source: str, grain: str, filename: str) -> CodeType:
    """Return the code of a source that counts steps."""
    return compile(with_steps(source, grain), filename, "exec")


def _with_method(
    code: CodeType, owner: ast.ClassDef, index: int, name: str, filename: str
) -> CodeType | None:
    """Return the code of a program with a method of a class compiled again, or None.

    None means that its code cannot be told from other code, or that it uses `super` otherwise.
    """
    shell = copy(owner)
    shell.body, shell.bases, shell.keywords, shell.decorator_list = [owner.body[index]], [], [], []
    flags = code.co_flags & __future__.annotations.compiler_flag
    alone = compile(ast.Module([shell], []), filename, "exec", flags)
    made, body = _inner(_inner(alone, owner.name), name), _inner(code, owner.name)
    old = _inner(body, name)
    if not (made and body and old and made.co_freevars == old.co_freevars):
        return None
    return _exchanged(code, body, _exchanged(body, old, made))


def _inner(code: CodeType | None, name: str) -> CodeType | None:
    """Return the code of a class or function directly inside other code; None if not just one."""
    constants = code.co_consts if code else ()
    codes = [one for one in constants if isinstance(one, CodeType) and one.co_name == name]
    return codes[0] if len(codes) == 1 else None


def _exchanged(code: CodeType, old: CodeType, new: CodeType) -> CodeType:
    """Return code with another constant."""
    return code.replace(co_consts=tuple(new if one is old else one for one in code.co_consts))


def _header(function: ast.FunctionDef) -> list[str]:
    """Return the name of a function, and the parts that are evaluated outside of it."""
    outside = function.args, function.returns, *function.decorator_list
    return [function.name, *(ast.dump(one) for one in outside if one)]


def _changed_functions(
    source: str, pieces: Sequence[Piece], grain: str
) -> tuple[ast.Module, list[tuple[Place, ast.FunctionDef]]] | None:
    """Return the tree of a source and its changed functions, or None if more has changed."""
    try:
        tree, places = _parsed(source, grain)
    except SyntaxError:
        return None
    around = [[one for one in places if one.start <= a and b <= one.end] for a, b, _ in pieces]
    if not all(around):
        return None
    common = [one for one in around[0] if all(one in others for others in around)][-1:]
    pieces_of: dict[Place, list[Piece]] = {}
    for (start, end, new), outer in zip(pieces, around, strict=True):
        [place] = common or outer[:1]  # the innermost for all, or else the outermost of each
        pieces_of.setdefault(place, []).append((start - place.start, end - place.start, new))
    changed = list[tuple[Place, ast.FunctionDef]]()
    for place, inner in pieces_of.items():
        function = _function(applied(source[place.start : place.end], inner), place.line, grain)
        if function is None:
            return None
        changed.append((place, function))
    return tree, changed


@lru_cache(maxsize=4)
def _parsed(source: str, grain: str) -> tuple[ast.Module, list[Place]]:
    """Return the tree of a source that counts steps, and its functions, outer ones first."""
    tree = with_steps(source, grain)
    starts = [0, *accumulate(len(line) + 1 for line in source.split("\n"))]
    blocks = (getattr(one, "body", None) for one in ast.walk(tree))
    classes = (one for one in tree.body if isinstance(one, ast.ClassDef))
    method_of = {
        part: (owner, index, method.name)
        for owner in classes
        for index, method in enumerate(owner.body)
        if isinstance(method, ast.FunctionDef)
        for part in ast.walk(method)
    }
    places = list[Place]()
    for block in blocks:
        if not isinstance(block, list):
            continue  # of a lambda
        for index, one in enumerate(block):
            if isinstance(one, ast.FunctionDef):
                first = min(one.lineno, *(each.lineno for each in one.decorator_list), one.lineno)
                last = one.end_lineno or one.lineno
                span = starts[first - 1], starts[last] - 1
                places.append(Place(one, block, index, first, *span, method_of.get(one)))
    return tree, places


def _function(text: str, line: int, grain: str) -> ast.FunctionDef | None:
    """Return the function of a text that begins at a line; None if it is not just a function."""
    indented = text[:1].isspace()
    before = "\n" * (line - 2) + "class _:\n" if indented else "\n" * (line - 1)
    try:
        tree = ast.parse(before + text)
    except SyntaxError:
        return None  # the changed source may be right
    body = tree.body
    if indented and len(body) == 1 and isinstance(body[0], ast.ClassDef):
        body = body[0].body
    if len(body) != 1 or not isinstance(body[0], ast.FunctionDef):
        return None
    count_steps(tree, grain)
    return body[0]
