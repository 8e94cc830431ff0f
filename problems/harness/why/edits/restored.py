"""Edits that restore an object for each choice of a search, whatever has changed in it.

If one passes, the choices share the object: nothing undoes them, or the undo misses something.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from itertools import product

from harness.kind import SURE
from harness.why.edit import Edit, insert_before
from harness.why.edits.state import attributes_reached, caches_of
from harness.why.edits.undo import grown_with_answers
from harness.why.program import Loop, Program, bound_by_any, last_name

FIRST = SURE + 1
"""The cost of these edits: they are few, so they are tried before all others."""
ROWS = "[[one.copy() for one in row] for row in {}]"
ITEMS = "{{k: one.copy() for k, one in {}.items()}}"
FORMS = (
    (
        "{0}.clear(); {0}.extend({1})",
        "{}.copy()",
        "[one.copy() for one in {}]",
        ROWS,
        "deepcopy({})",
    ),
    ("{0}.clear(); {0}.update({1})", "{}.copy()", ITEMS, "deepcopy({})"),
)
"""The statements that restore a list or deque, and a dict or set, and their copies by the depth of
the changes. `deepcopy` is slow: a search that makes thousands of copies could not be judged."""
ATTRIBUTES = "{{k: v.copy() if hasattr(v, 'copy') else v for k, v in {}.items()}}"
"""The copy of the attributes of an object."""
MOST_PAIRS = 12
"""The most pairs of objects that are restored together: more would take long to try."""
HEAP, TAKING = ("heappush", "heappop"), ("pop", "popleft", "popitem")
"""The functions that change a heap, and the methods that take out an item."""
UNDOING = ast.Expr | ast.Assign | ast.AugAssign | ast.Delete
"""The statements that may undo a choice."""


def restored_choices(program: Program) -> Iterator[Edit]:
    """Yield edits that restore an object in a loop around a recursive call, perhaps with another.

    A counter or a second object may change with the first, and its undo be wrong as well.
    """
    depths, counters = depths_of_changes(program), _counters(program)
    lists = {*_lists_of_objects(program)}
    copies_of_lists = FORMS[0][1:]
    left_alone = grown_with_answers(program) | caches_of(program).keys()
    saved = "saved" if "saved" not in program.variables else "kept"
    for function in program.functions:
        calls = program.calls_in(function, function)
        loops = [loop for call in calls if (loop := program.loop_of(call))]
        for loop in dict.fromkeys(loops):  # a set has another order in each run
            last = max(one.lineno for one in program.calls_in(loop, function))
            undone = any(isinstance(one, UNDOING) and one.lineno > last for one in ast.walk(loop))
            kind = "undo_incomplete" if undone else "choice_shared"
            bound = bound_by_any(ast.walk(loop))
            names = [one for one in program.names_in_scope[function] if one not in bound]
            reached = attributes_reached(program, function)
            reached = {path: one for path, one in reached.items() if one not in left_alone}
            depths |= {path: depths[one] for path, one in reached.items() if one in depths}
            in_scope = [*(one for one in names if one not in left_alone), *reached]
            objects = [one for one in in_scope if one in depths and one != "self"]
            pairs = [
                (name, other)
                for name in objects
                for other in in_scope
                if other in counters or (other in objects and name < other and "." in other)
            ]
            for name in (one for one in in_scope if one in lists):
                save = f"{saved} = [(one, {ATTRIBUTES.format('vars(one)')}) for one in {name}]"
                code = f"[vars(one).update({ATTRIBUTES.format('old')}) for one, old in {saved}]"
                yield _at_each_choice(program, kind, loop, name, save, code)
            for name, other in (*((one, "") for one in objects), *pairs[:MOST_PAIRS]):
                for depth, (restore, *copies) in product(sorted(depths[name]), FORMS):
                    lines = [_restoring(restore, copies[min(depth, len(copies) - 1)], name, saved)]
                    if other:
                        copy = copies_of_lists[min(*depths[other], 3)] if other in depths else "{}"
                        lines.append(_restoring("{0} = {1}", copy, other, f"{saved}_other"))
                    codes = map("\n".join, zip(*lines, strict=True))
                    yield _at_each_choice(program, kind, loop, name, *codes)


def _at_each_choice(
    program: Program, kind: str, loop: Loop, name: str, save: str, restore: str
) -> Edit:
    """Return the edit that saves an object before a loop, and restores it in each round."""
    pieces = insert_before(program, loop, save), insert_before(program, loop.body[0], restore)
    return Edit(kind, FIRST, loop.lineno, pieces, name, restore)


def _restoring(restore: str, copy: str, name: str, saved: str) -> tuple[str, str]:
    """Return the statement that saves an object, and the statement that restores it."""
    return f"{saved} = {copy.format(name)}", restore.format(name, copy.format(saved))


def _counters(program: Program) -> set[str]:
    """Return the names and attributes that a program both increases and decreases."""
    texts = defaultdict[type, set[str]](set)
    for node in program.nodes:
        match node:
            case ast.AugAssign(ast.Name() | ast.Attribute() as target, operator):
                texts[type(operator)].add(program.text(target))
    return texts[ast.Add] & texts[ast.Sub]


def depths_of_changes(program: Program) -> dict[str, set[int]]:
    """Return the names and attributes of the objects that a program changes, with the depths.

    A depth is 0 if an item changes, 1 if an item of an item does, and so on.
    """
    depths = defaultdict[str, set[int]](set)
    for target, depth in _changes(program):
        depths[program.text(target)].add(depth)
    passed = [pair for call in program.calls_in(program.tree) for pair in program.passed_by(call)]
    for _ in program.functions:  # an argument changes with its parameter
        for parameter, argument in passed:
            if parameter in depths and isinstance(argument, ast.Name | ast.Attribute):
                depths[program.text(argument)] |= depths[parameter]
    return depths


def _lists_of_objects(program: Program) -> Iterator[str]:
    """Yield the names and attributes of the lists whose items get other attributes in the search.

    Such a list is gone through somewhere, and an attribute of the items is read there.
    """
    changed = set[str]()
    for node in program.nodes:
        match node:
            case ast.Attribute(ast.Name(owner), attribute, ast.Store()) | ast.Expr(
                ast.Call(ast.Attribute(ast.Attribute(ast.Name(owner), attribute)))
            ) if owner != "self":
                changed.add(attribute)
    for node in program.nodes:
        match node:
            case ast.For(ast.Name(item), values):
                around: ast.AST = node
            case ast.comprehension(ast.Name(item), values):
                around = program.parents[node]
            case _:
                continue
        parts = (one for one in ast.walk(around) if isinstance(one, ast.Attribute))
        if any(one.attr in changed and getattr(one.value, "id", "") == item for one in parts):
            yield program.text(values)


def _changes(program: Program) -> Iterator[tuple[ast.expr, int]]:
    """Yield the outermost object of each change of an item, with the depth of the change."""
    for node in program.nodes:
        match node:
            case ast.AugAssign(ast.Subscript() as target):
                depth = 0  # a set in it changes, too
            case ast.Subscript(_, _, ast.Store() | ast.Del()) as target:
                depth = -1
            case ast.Call(function, [target, *_]) if last_name(function) in HEAP:
                depth = 0
            case ast.Call(ast.Attribute(target, name)) if name in TAKING or isinstance(
                program.parents[node], ast.Expr
            ):
                depth = 0
            case _:
                continue
        while isinstance(target, ast.Subscript):
            target, depth = target.value, depth + 1
        yield target, depth
