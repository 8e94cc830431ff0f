"""Facts about the parsed source of a solution: its functions, its notes, and its undos."""

import ast
from collections.abc import Collection, Iterator
from functools import lru_cache

from harness.why.program import Function, Program, names_in, parses

SETS = {"set", "frozenset", "dict", "defaultdict", "Counter"}
ADDS = {"add", "discard", "update"}
BIT_OPERATIONS = ast.BitOr | ast.BitAnd | ast.BitXor | ast.LShift | ast.Pow
COPIES = {"popleft", "copy", "deepcopy"}
COLLECTING = {"append", "appendleft", "add", "extend", "heappush", "insert", "put"}
CHOOSING = {"product", "shuffle", "choice", "sample", "randint", "randrange"}
"""Functions that make all choices, or choose at random."""
BLANKS = (".", "0", 0, "", " ", None)


@lru_cache(maxsize=2)  # each rule parses the same source, for each case
def parse(source: str) -> Program:
    """Return the parsed program of a source, or an empty program if it does not parse."""
    return Program(source if parses(source) else "")


def name_of(node: ast.AST) -> str:
    """Return the name of a node, `x` for `x` and for `a.x`, or ''."""
    return getattr(node, "attr", "") or getattr(node, "id", "")


def recursive_functions(program: Program) -> set[str]:
    """Return the names of the functions that call themselves, directly or indirectly."""
    calls = {name: calls_in(one) & program.by_name.keys() for name, one in program.by_name.items()}
    for _ in program.by_name:
        calls = {name: some.union(*(calls[one] for one in some)) for name, some in calls.items()}
    return {name for name, some in calls.items() if name in some}


def calls_in(tree: ast.AST) -> set[str]:
    """Return the names of all functions that a tree calls."""
    return {name_of(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}


def procedures(program: Program) -> set[str]:
    """Return the names of the functions whose result is never used."""
    dropped = [
        node.value.func
        for node in program.nodes
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    ]
    used = {name_of(node) for node in program.nodes if node not in dropped}
    return {name_of(node) for node in dropped} - used


def is_search(source: str) -> bool:
    """Return True if a solution may backtrack: it may go back, or makes copies."""
    program = parse(source)
    makes_copies = calls_in(program.tree) & COPIES
    lambdas = (isinstance(one, ast.Lambda) for one in program.nodes)
    return may_go_back(source) or bool(makes_copies) or any(lambdas)


def may_go_back(source: str) -> bool:
    """Return True if a solution has a way back to an earlier choice.

    It recurses, keeps a stack, undoes, yields, begins again at random, or collects copies.
    """
    program = parse(source)
    methods = [one for one in program.nodes if isinstance(one, ast.Attribute)]
    popped, added = (
        {ast.unparse(one.value) for one in methods if one.attr == name}
        for name in ("pop", "append")
    )
    if _comes_back(program) or popped & added or calls_in(program.tree) & CHOOSING:
        return True
    assigned = [one for one in program.nodes if isinstance(one, ast.Assign)]
    copied = [one for one in assigned if any(map(_copies, ast.walk(one.value)))]
    copies = {name_of(target) for one in copied for target in one.targets} - {""}
    sums = [one for one in program.nodes if isinstance(one, ast.AugAssign)]
    grown = {ast.unparse(one.target) for one in sums if not isinstance(one.op, ast.Sub)}
    nodes = {*program.nodes} - {*_trials(program)}
    return any(_goes_back(one, grown) or _collects(one, copies) for one in nodes)


def _trials(program: Program) -> Iterator[ast.stmt]:
    """Yield the assignments that restore what was only tried: the same block has changed it."""
    for block in program.blocks:
        changed = set[str]()
        for one in (statement for statement in block if isinstance(statement, ast.Assign)):
            targets = {*map(ast.unparse, one.targets)}
            if targets & changed:
                yield one
            changed |= targets


def _comes_back(program: Program) -> bool:
    """Return True if a recursive call is not just the end of its caller, which is only a loop."""
    names = recursive_functions(program)
    calls = [one for name in names for one in program.calls_in(program.by_name[name])]
    deeper = [one for one in calls if name_of(one.func) in names]
    ends = (isinstance(program.parents[one], ast.Return) for one in deeper)
    return not all(ends) or any(program.loop_of(one) for one in deeper)


def _goes_back(node: ast.AST, grown: Collection[str]) -> bool:
    """Return True if a node may be a part of backtracking: an undo, or a `yield`.

    A subtraction is an undo if it subtracts a number, or if its target grows elsewhere. An index
    that grows elsewhere may jump back.
    """
    match node:
        case ast.Assign([ast.Subscript()], ast.Constant(value)):
            return value in BLANKS and value is not False
        case ast.AugAssign(target, ast.Sub(), value):
            return isinstance(value, ast.Constant) or ast.unparse(target) in grown
        case ast.Assign([target], ast.Name()):
            return ast.unparse(target) in grown
        case ast.Yield() | ast.YieldFrom():
            return True
    return False


def _copies(node: ast.AST) -> bool:
    """Return True for a copy of a list, a dict or a string, perhaps with a change."""
    match node:
        case ast.Subscript(_, ast.Slice()):
            return True
        case ast.Call(function):
            return name_of(function) in COPIES | {"list", "dict"}
    return False


def _collects(node: ast.AST, copies: Collection[str]) -> bool:
    """Return True if a node adds a copy to others, or makes several items of each item of a list.

    Args:
        node: a node of the program.
        copies: the names of copies.
    """
    match node:
        case ast.Call(ast.Attribute(attr=method) | ast.Name(method), arguments):
            parts = [part for one in arguments for part in ast.walk(one)]
            return method in COLLECTING and any(
                _copies(one) or name_of(one) in copies for one in parts
            )
        case ast.Assign([ast.Name(name)], ast.ListComp() as made):
            return name in names_in(made)
    return False


def lines_that_blank(program: Program, blanks: Collection[object] = BLANKS) -> list[int]:
    """Return the lines that may blank a cell, with a constant or with a variable that holds one.

    An empty list proves nothing: a helper may blank cells, too, with '.' as its argument.
    """
    stores = [node for node in program.nodes if isinstance(node, ast.Assign)]
    blank = [
        one for one in stores if isinstance(one.value, ast.Constant) and one.value.value in blanks
    ]
    names = {ast.unparse(target) for one in blank for target in one.targets}
    return [
        one.lineno
        for one in stores
        if any(isinstance(target, ast.Subscript) for target in one.targets)
        if one in blank or (isinstance(one.value, ast.Name) and one.value.id in names)
    ]


def keeps_notes(source: str) -> bool:
    """Return True if a source keeps notes of the used digits, or may do so.

    Notes are sets, masks or tables of used digits beside the board. What a function only collects
    and forgets again, such as the digits of a row, is not one.
    """
    program = parse(source)
    forgotten = {node for one in program.functions if _forgets(one) for node in ast.walk(one)}
    return any(map(_is_note, {*program.nodes} - forgotten))


def _forgets(function: Function) -> bool:
    """Return True for a function that calls no other one and changes only its own variables."""
    nodes = [*ast.walk(function)][1:]
    stored = [one for one in nodes if isinstance(getattr(one, "ctx", None), ast.Store)]
    own = {one.id for one in stored if isinstance(one, ast.Name)}
    changed = [one for one in stored if isinstance(one, ast.Subscript | ast.Attribute)]
    called = [one.func for one in nodes if isinstance(one, ast.Call)]
    changed += [one for one in called if isinstance(one, ast.Attribute)]
    inner = ast.FunctionDef | ast.Nonlocal | ast.Global
    return not any(isinstance(one, inner) for one in nodes) and all(
        getattr(one.value, "id", "") in own for one in changed
    )


def name_of_notes(source: str) -> str:
    """Return the type of a source's notes: `set`, `mask`, `set or mask`, or else `list`."""
    nodes = parse(source).nodes
    sets = (isinstance(one, ast.Set | ast.SetComp) or name_of(one) == "set" for one in nodes)
    masks = (isinstance(one, ast.LShift | ast.Pow) for one in nodes)
    return " or ".join(["set"] * any(sets) + ["mask"] * any(masks)) or "list"


def _is_note(node: ast.AST) -> bool:
    match node:
        case ast.BinOp(right=ast.Constant(value=None)):  # a type such as `str | None`
            return False
        case ast.BinOp(op=operation) | ast.AugAssign(op=operation):
            return isinstance(operation, BIT_OPERATIONS)
        case ast.Set() | ast.SetComp() | ast.Dict() | ast.DictComp():
            return True
        case ast.Call(func=ast.Attribute(ast.Subscript(), "append" | "remove")):
            return True
        case ast.Call(function):
            return name_of(function) in SETS | ADDS
        case ast.Assign(targets=[ast.Subscript(), *_], value=ast.Constant(value=value)):
            return isinstance(value, int)  # or a bool: a table of what is used
    return False
