"""The conditions for a gap of a row; each function's name is a word in `Row.where`."""

import ast
from collections.abc import Callable, Mapping
from itertools import takewhile

from harness.why.edits.undo import answers_of
from harness.why.patterns import find
from harness.why.program import Comprehension, Loop, Program, Scope, last_name, names_in

ITERATORS = set(
    "map filter zip product chain from_iterable reversed permutations combinations".split()
)
"""Functions whose result can be consumed only once."""


def own(program: Program, node: ast.AST) -> bool:
    """Return True for a call of a function of the program."""
    return isinstance(node, ast.Call) and program.called(node) is not None


def never_false(program: Program, node: ast.AST) -> bool:
    """Return True for a call of a function of the program that returns only True and None."""
    function = program.called(node) if isinstance(node, ast.Call) else None
    values = [one.value for one in program.returned_by(function)] if function else []
    return {program.text(one) if one else "None" for one in values} == {"True", "None"}


def generator(program: Program, node: ast.AST) -> bool:
    """Return True for a call of a generator of the program."""
    function = program.called(node) if isinstance(node, ast.Call) else None
    nodes = program.nodes_of[function] if function else ()
    return any(isinstance(one, ast.Yield | ast.YieldFrom) for one in nodes)


def generates(program: Program, node: ast.AST) -> bool:
    """Return True for a node in a generator."""
    return any(isinstance(one, ast.Yield | ast.YieldFrom) for one in program.nodes_around(node))


def search(program: Program, node: ast.AST) -> bool:
    """Return True if an expression calls a function of the program that changes something."""
    callees = {program.called(call) for call in program.calls_in(node)}
    functions = [one for one in program.functions if one in callees]
    return any(_changes(one) for function in functions for one in program.nodes_of[function])


def _changes(node: ast.AST) -> bool:
    """Return True for an item or attribute that is set, and for a call as a statement."""
    stored = isinstance(node, ast.Subscript | ast.Attribute) and isinstance(node.ctx, ast.Store)
    return stored or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))


def loop(program: Program, node: ast.AST) -> bool:
    """Return True for a node inside a loop or comprehension of its function."""
    around = takewhile(lambda one: not isinstance(one, Scope), program.ancestors(node))
    return any(isinstance(one, Loop | Comprehension) for one in around)


def branch(program: Program, node: ast.AST) -> bool:
    """Return True for a statement in an `if`, or in the handler of an exception."""
    return isinstance(program.parents[node], ast.If | ast.ExceptHandler)


def statement(program: Program, node: ast.AST) -> bool:
    """Return True for an expression that is a statement of its own."""
    return isinstance(program.parents[node], ast.Expr)


def helper(program: Program, node: ast.AST) -> bool:
    """Return True for a call whose result is dropped, and that leads to no deeper call.

    Its only effect is on its arguments: with a copy of one, it has none.
    """
    function = program.called(node) if isinstance(node, ast.Call) else None
    if function is None or not statement(program, node):
        return False
    return program.function_of(node) not in {function, *program.called_from(function)}


def void(program: Program, node: ast.AST) -> bool:
    """Return True for a helper's call if the helper returns no value, so that nothing is lost."""
    function = program.called(node) if isinstance(node, ast.Call) else None
    returned = program.returned_by(function) if function else []
    return helper(program, node) and not any(one.value for one in returned)


def shift(program: Program, node: ast.AST) -> bool:
    """Return True for a range whose numbers a number is shifted by, so that it begins at 0."""
    parent = program.parents[node]
    target = parent.target if isinstance(parent, ast.For | ast.comprehension) else None
    shifts = find(program, "_x >> _i")
    return target is not None and any(
        program.text(target) == program.text(one["_i"]) for _, one in shifts
    )


def operand(program: Program, node: ast.AST) -> bool:
    """Return True for an operand of an arithmetic operator."""
    return isinstance(program.parents[node], ast.BinOp)


def nested(program: Program, node: ast.AST) -> bool:
    """Return True for a list of lists, `x` or `self.x`: the program looks up an item of an item."""
    found = [one for _, one in find(program, "_t[_i][_k]")]
    tables = (one["_t"] for one in found if not isinstance(one["_i"], ast.Slice))
    return last_name(node) in {last_name(table) for table in tables} - {""}


def index(program: Program, node: ast.AST) -> bool:
    """Return True for a name that is used as an index, or in one."""
    slices = (one.slice for one in program.nodes if isinstance(one, ast.Subscript))
    return any(getattr(node, "id", "") in names_in(one) for one in slices)


def parameter(program: Program, node: ast.AST) -> bool:
    """Return True for a parameter of the function around a node."""
    function = program.function_of(node)
    name = getattr(node, "id", "")
    return function is not None and name in [one.arg for one in function.args.args]


def unused(program: Program, node: ast.AST) -> bool:
    """Return True for the variable of a `for` loop that nothing in the program reads."""
    enclosing, name = program.loop_of(node), getattr(node, "id", "")
    names = (one for one in program.nodes if isinstance(one, ast.Name) and one.id == name)
    stored = all(isinstance(one.ctx, ast.Store) for one in names)
    return stored and isinstance(enclosing, ast.For) and name in names_in(enclosing.target)


def counter(program: Program, node: ast.AST) -> bool:
    """Return True for a container of counts: its items, or their items, go up or down."""
    name = program.text(node)  # type: ignore[arg-type]
    counts = (one.target for one in program.nodes if isinstance(one, ast.AugAssign))
    return any(program.text(one).startswith(f"{name}[") for one in counts)


def cell(_program: Program, node: ast.AST) -> bool:
    """Return True for an item of an item, such as `board[r][c]`, which is seldom a list."""
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Subscript)


def popped(program: Program, node: ast.AST) -> bool:
    """Return True for a list whose last item is removed in a statement of its own."""
    name = program.text(node)  # type: ignore[arg-type]
    pops = find(program, "_x.pop()")
    return any(statement(program, pop) and program.text(one["_x"]) == name for pop, one in pops)


def answers(program: Program, node: ast.AST) -> bool:
    """Return True for a list that LeetCode's method returns."""
    return program.text(node) in answers_of(program)  # type: ignore[arg-type]


def iterator(program: Program, node: ast.AST) -> bool:
    """Return True for an iterator, which can be consumed only once."""
    match node:
        case ast.Call(ast.Name(name) | ast.Attribute(_, name)):
            return name in ITERATORS
    return isinstance(node, ast.GeneratorExp) and not isinstance(program.parents[node], ast.Call)


def value(_program: Program, node: ast.AST) -> bool:
    """Return True for a number, a string or a new object, which `is` should not compare."""
    if isinstance(node, ast.Constant):
        return type(node.value) in (int, float, str)
    return isinstance(node, ast.Call | ast.BinOp | ast.List | ast.Tuple | ast.JoinedStr)


CHANGING = "add", "append", "clear", "discard", "pop", "remove", "update"
"""Methods that change the object that they are called on."""


def rewritten(program: Program, node: ast.AST) -> bool:
    """Return True if a shallow copy should be a deep copy.

    Items of its items are changed, as in `copy[r][c] = value` or `copy[k].remove(value)`, perhaps
    in a function that it is passed to. Or it is written back over the original, as by
    `board[:] = copy`, which has the same items.
    """
    match program.parents[node]:
        case ast.Assign([ast.Name(copy)], original) if not isinstance(node, ast.ListComp):
            pass
        case _:
            return False
    passed = [pair for call in program.calls_in(program.tree) for pair in program.passed_by(call)]
    names = {copy, *(parameter for parameter, one in passed if program.text(one) == copy)}
    for one in program.nodes:
        match one:
            case ast.Subscript(ast.Subscript(owner), _, ast.Store()) if program.text(owner) == copy:
                return True
            case ast.Call(ast.Attribute(ast.Subscript(ast.Name(owner)), method)):
                if owner in names and method in CHANGING:
                    return True
            case ast.Assign(
                [ast.Subscript(ast.Name(owner), ast.Slice(None, None))], ast.Name(name)
            ):
                if name == copy and owner in names_in(original):
                    return True
    return False


def shrinks(program: Program, node: ast.AST) -> bool:
    """Return True for a loop that removes items from its own list and goes on."""
    iterable = program.text(node.iter) if isinstance(node, ast.For) else ""
    for block in program.blocks:
        for statement, following in zip(block, [*block[1:], None], strict=True):
            match statement:
                case ast.Expr(ast.Call(ast.Attribute(owner, "remove" | "discard" | "pop"))):
                    same = program.text(owner) == iterable
                    stays = not isinstance(following, ast.Break | ast.Return)
                    if same and stays and program.loop_of(statement) is node:
                        return True
    return False


WHERE: Mapping[str, Callable[[Program, ast.AST], bool]] = {
    one.__name__: one
    for one in (
        *(own, generator, generates, search, loop, statement, parameter, unused, nested),
        *(cell, counter, iterator, value, operand, helper, shift, rewritten, shrinks, popped),
        *(answers, index, branch, void, never_false),
    )
}
