"""Edits of state that calls share: class attributes, global variables, defaults, caches."""

import ast
from collections.abc import Iterator, Sequence
from functools import lru_cache

from harness.kind import SURE
from harness.why.edit import Edit, insert_after, insert_before, removal
from harness.why.edits.names import name_of, names_of
from harness.why.edits.undo import grown_with_answers
from harness.why.patterns import find
from harness.why.program import Function, Program, first_statement, holds

MUTABLE = ast.List | ast.Dict | ast.Set | ast.Call | ast.ListComp | ast.DictComp | ast.SetComp
"""Expressions that create a mutable object."""
READING = ast.Subscript | ast.Compare | ast.BinOp | ast.For | ast.comprehension
"""Expressions and loops that do not change the item of a table in them."""


def shared_state(program: Program) -> Iterator[Edit]:
    """Yield edits that reset the state of a class, the module or a default in each call."""
    for node in program.nodes:
        if isinstance(node, ast.ClassDef):
            yield from _class_state(program, node)
    for group in _groups_of_state(program, program.tree.body):
        yield from _module_state(program, group)
    for function in program.functions:
        parameters, defaults = function.args.args[::-1], function.args.defaults[::-1]
        for argument, default in zip(parameters, defaults, strict=False):
            if not isinstance(default, ast.Constant | ast.Name | ast.Tuple):
                name, text = argument.arg, program.text(default)
                code = f"if {name} is None:\n{program.unit}{name} = {text}"
                insertion = insert_before(program, first_statement(function), code)
                pieces = (*program.span(default), "None"), insertion
                cost = SURE if isinstance(default, MUTABLE) else 1
                yield Edit("default", cost, function.lineno, pieces, text, "None")


def stale_caches(program: Program) -> Iterator[Edit]:
    """Yield edits that empty a set or dict of results at each recursive call, or in each round.

    What was found depends on the calls that are open.
    """
    for name, line in caches_of(program).items():
        for function in (one for one in program.functions if program.calls_in(one, one)):
            paths = {one: one for one in program.names_in_scope[function]}
            paths |= attributes_reached(program, function)
            for path in (one for one, inner in paths.items() if inner == name):
                piece = insert_before(program, first_statement(function), f"{path}.clear()")
                yield Edit("cache", 0, line, (piece,), name, f"{path}.clear()")
        for node, one in find(program, "_s.add(_k)"):
            loops = [each for each in program.ancestors(node) if isinstance(each, ast.While)]
            if program.text(one["_s"]) == name and loops and holds(loops[-1], line):
                piece = insert_before(program, loops[-1].body[0], f"{name}.clear()")
                yield Edit("cache", 0, line, (piece,), name, f"{name}.clear()")


@lru_cache(maxsize=2)
def caches_of(program: Program) -> dict[str, int]:
    """Return the sets and dicts that are only added to and looked up, each with a line of that."""
    looked_up = dict[str, int]()
    for test, one in find(program, "_k in _s", "_k not in _s"):
        looked_up.setdefault(program.text(one["_s"]), test.lineno)
    for _, one in find(program, "_s.remove(...)", "_s.discard(...)", "_s.pop(...)", "_s.clear()"):
        looked_up.pop(program.text(one["_s"]), None)
    for name in grown_with_answers(program):
        looked_up.pop(name, None)
    return looked_up


def attributes_reached(program: Program, function: Function) -> dict[str, str]:
    """Return the attributes of `self`, and of attributes whose methods a function calls.

    Each comes with its name in its own class: `self.heap` for `self.grid.heap`.
    """
    own = {name: name for name in _attributes_around(program, function)}
    for call in program.calls_in(function):
        match call.func:
            case ast.Attribute(ast.Attribute() as owner):
                for name in _attributes_around(program, program.called(call)):
                    own[program.text(owner) + name.removeprefix("self")] = name
    return own


def _attributes_around(program: Program, function: Function | None) -> list[str]:
    """Return the attributes of `self` in the class of a function."""
    around = program.ancestors(function) if function else ()
    owners = (one for one in around if isinstance(one, ast.ClassDef))
    names = {name_of(part) for owner in owners for part in ast.walk(owner)}
    return sorted(name for name in names if name.startswith("self."))


def _class_state(program: Program, owner: ast.ClassDef) -> Iterator[Edit]:
    """Yield edits that set the attributes of a class in the method that LeetCode calls."""
    methods = (one for one in owner.body if isinstance(one, Function))
    method = next((one for one in methods if not program.is_used(one)), None)
    target = "self" if f"{owner.name}." not in program.source else owner.name
    for group in _groups_of_state(program, owner.body) if method else ():
        copies = [
            f"{', '.join(f'{target}.{name}' for name in _assigned_names(one))} = "
            f"{program.text(one.value)}"  # type: ignore[attr-defined]
            for one in group
        ]
        insertion = insert_before(program, first_statement(method), "\n".join(copies))  # type: ignore[arg-type]
        removals = [removal(program, one) for one in group]
        line, old = group[0].lineno, program.text(group[0])
        yield Edit("class_state", 1, line, (*removals, insertion), old, copies[0])


def _module_state(program: Program, group: Sequence[ast.stmt]) -> Iterator[Edit]:
    """Yield edits that repeat module-level assignments in each method that LeetCode may call."""
    names = [name for one in group for name in _assigned_names(one)]
    copies = [program.text(one) for one in group]
    for function in program.functions:
        if isinstance(program.parents[function], ast.ClassDef) and not program.is_used(function):
            statements = [one for one in program.nodes_of[function] if isinstance(one, ast.Global)]
            declared = {name for one in statements for name in one.names}
            new = [name for name in names if name not in declared]
            code = "\n".join([*([f"global {', '.join(new)}"] if new else []), *copies])
            insertion = (
                insert_after(program, statements[-1], code)
                if statements
                else insert_before(program, first_statement(function), code)
            )
            yield Edit("module_state", 2, group[0].lineno, (insertion,), copies[0], copies[0])


def _groups_of_state(program: Program, body: list[ast.stmt]) -> Iterator[list[ast.stmt]]:
    """Yield the assignments of mutable state, if there are any: all of them, and each."""
    state = [one for one in body if _may_change(program, one)]
    yield from (state, *([one] for one in state if len(state) > 1)) if state else ()


def _assigned_names(statement: ast.stmt) -> list[str]:
    """Return the names to which an assignment gives a value; none if it sets anything else."""
    match statement:
        case ast.Assign([target], _) | ast.AnnAssign(target, _, ast.expr()):
            names = names_of(target)
            return names if all(names) else []
    return []


def _may_change(program: Program, statement: ast.stmt) -> bool:
    """Return True for an assignment of a mutable object, or of a name that is set again later."""
    names, set_elsewhere = _assigned_names(statement), set[str]()
    for node in program.nodes:
        if isinstance(node, ast.Global):
            set_elsewhere |= {*node.names}
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            set_elsewhere.add(node.attr)
    makes_object = any(isinstance(one, MUTABLE) for one in ast.walk(statement))
    changes = makes_object and not all(_is_only_read(program, name) for name in names)
    return bool(names) and (changes or bool({*names} & set_elsewhere))


def _is_only_read(program: Program, name: str) -> bool:
    """Return True if a name is only used to look up or loop over its items."""
    names = (one for one in program.nodes if isinstance(one, ast.Name) and one.id == name)
    uses = [one for one in names if isinstance(one.ctx, ast.Load)]
    return bool(uses) and all(_is_lookup(program, one) for one in uses)


def _is_lookup(program: Program, node: ast.expr) -> bool:
    """Return True for an object that is compared or looped over, itself or one of its items."""
    parent = program.parents[node]
    if isinstance(parent, ast.Subscript) and parent.value is node:
        parent = program.parents[parent]
    return isinstance(parent, READING) and isinstance(getattr(parent, "ctx", ast.Load()), ast.Load)
