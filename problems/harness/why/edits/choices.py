"""Edits of a search's choices: the start index of the recursive call, a guard, the result."""

import ast
from collections import defaultdict
from collections.abc import Iterator, Sequence

from harness.kind import SURE
from harness.why.edit import Edit, insert, joined_edits, replace
from harness.why.patterns import find
from harness.why.program import Function, Program, first_statement, names_in

USES_OF_KEYS = "_k in _s", "_k not in _s", "_s.add(_k)", "_s.remove(_k)", "_s.discard(_k)"


COMPARED = (
    "_x[_i] == _x[_i - 1]",
    "_x[_i] != _x[_i - 1]",
    "_x[_i] == _x[_i + 1]",
    "_x[_i] > _t",
)


def choices(program: Program) -> Iterator[Edit]:
    """Yield edits of the choices of a search and of the arguments that it passes on."""
    for node in program.nodes:
        match node:
            case ast.For(target=ast.Name(name)):
                yield from _starts(program, node, name)
                yield from _copies(program, node, name)
                yield from _ranges(program, node)
                yield from _guards(program, node)
                yield from _checks(program, node)
            case ast.For():
                yield from _guards(program, node)
            case ast.If(orelse=[ast.If() as other]) if program.is_elif(other):
                start = program.span(other)[0]  # both choices may be allowed
                yield replace(program, "elif", 2, (start, start + len("elif")), "if")
            case ast.If(test, body):
                yield from _only_items(program, test, body)
            case ast.While(ast.Compare(ast.Name(low), [_], [ast.Name(high)])):
                yield from _second_pointer(program, node, low, high)
    for function in program.functions:
        yield from _missing_return(program, function)
        yield from _unsorted(program, function)
    yield from _keys_of_a_set(program)


def _starts(program: Program, loop: ast.For, name: str) -> Iterator[Edit]:
    """Yield edits that replace the start index of a recursive call: `start + 1` with `i + 1`."""
    match loop.iter:
        case ast.Call(ast.Name("range"), [start, _, *_]):
            first = program.text(start)
        case _:
            first = ""
    for call in ast.walk(loop):
        parameters, arguments = _parameters_and_arguments(program, loop, call)
        after_first = [f"{first} + 1"] if first in parameters else []  # as in a search by swaps
        for argument in arguments:
            match argument:
                case ast.BinOp(ast.Name(other), ast.Add(), ast.Constant(1)) if other in parameters:
                    texts = [f"{name} + 1", name]
                case ast.Name(other) if other in parameters and other == first:
                    texts = [f"{name} + 1", name]
                case ast.BinOp(ast.Name(other), ast.Add(), ast.Constant(1)) if other == name:
                    texts = [name, *after_first]
                case ast.Name(other) if other == name:
                    texts = [f"{name} + 1", *after_first]
                case ast.Constant(0) if first:
                    texts = [f"{name} + 1", name]
                case ast.Subscript(items, ast.Slice(ast.expr() as low, None, None)) if program.text(
                    low
                ) in ("1", name):
                    texts = [f"{program.text(items)}[{name} + 1:]"]
                case _:
                    continue
            yield from (replace(program, "start", 1, argument, new) for new in texts)
    yield from _next_objects(program, loop, first, name)
    yield from _restarts(program, loop, first)


def _next_objects(program: Program, loop: ast.For, first: str, name: str) -> Iterator[Edit]:
    """Yield edits of the start that the next object gets: `i + 1` for `node.start + 1`."""
    for node in ast.walk(loop):
        match node:
            case ast.BinOp(ast.Attribute() as left, ast.Add(), ast.Constant(1)):
                if program.text(left) == first:
                    yield replace(program, "start", 1, node, f"{name} + 1")


def _copies(program: Program, loop: ast.For, name: str) -> Iterator[Edit]:
    """Yield edits that take a number of copies for their sum: `rest - k * x` for `rest - k`."""
    for _, one in find(program, "range(_r // _x)", "range(_r // _x + 1)"):
        rest, size = program.text(one["_r"]), program.text(one["_x"])
        for node in ast.walk(loop) if program.text(one["_r"]) in program.text(loop.iter) else ():
            match node:
                case ast.BinOp(left, ast.Sub(), ast.Name(right)) if right == name:
                    if program.text(left) == rest:
                        new = f"{rest} - {name} * {size}"
                        yield replace(program, "operand_missing", 1, node, new)


def _restarts(program: Program, loop: ast.For, first: str) -> Iterator[Edit]:
    """Yield edits that begin each deeper call at the start of the first call: `1` for `i + 1`."""
    function = program.function_of(loop)
    calls = program.calls_in(program.tree, function) if function else []
    begun = {
        name: program.text(value)
        for call in calls
        if program.function_of(call) is not function
        for name, value in program.passed_by(call)
        if isinstance(value, ast.Constant)
    }
    for call in program.calls_in(loop, function) if first in begun else ():
        for name, value in program.passed_by(call):
            if name == first and isinstance(value, ast.BinOp):
                yield replace(program, "start", 0, value, begun[name])


def _ranges(program: Program, loop: ast.For) -> Iterator[Edit]:
    """Yield edits that begin a loop at a parameter: `range(start, n)` for `range(n)`.

    Some recursive call in the loop passes a parameter or the loop's variable on with an addition.
    """
    match loop.iter:
        case ast.Call(ast.Name("range"), [last]) | ast.Call(
            ast.Name("range"), [ast.Constant(), last]
        ):
            pass
        case _:
            return
    names, advances = set[str](), False
    for call in ast.walk(loop):
        parameters, arguments = _parameters_and_arguments(program, loop, call)
        names |= parameters - {"self"}
        for argument in arguments:
            if isinstance(argument, ast.BinOp) and isinstance(argument.left, ast.Name):
                advances |= argument.left.id in parameters | names_in(loop.target)
    for name in sorted(names) if advances else ():
        yield replace(program, "range", 1, loop.iter, f"range({name}, {program.text(last)})")


def _parameters_and_arguments(
    program: Program, loop: ast.For, node: ast.AST
) -> tuple[set[str], Sequence[ast.expr]]:
    """Return the parameters of a function, and the arguments that a recursive call passes on.

    In a search with an explicit stack, a tuple that is pushed is the recursive call, and the names
    that a popped tuple is unpacked to are the parameters.
    """
    function = program.function_of(loop)
    match node:
        case ast.Call(args=passed) if function and program.called(node) is function:
            return {one.arg for one in function.args.args}, passed
        case ast.Call(ast.Attribute(stack, "append" | "appendleft"), [ast.Tuple(passed)]):
            return {*_unpacked_from(program, program.text(stack))}, passed
    return set(), ()


def _unpacked_from(program: Program, stack: str) -> Iterator[str]:
    """Yield the names that a tuple from a stack or a queue is unpacked to."""
    for _, captures in find(program, "_t = _q.pop(...)", "_t = _q.popleft()"):
        if program.text(captures["_q"]) == stack and isinstance(captures["_t"], ast.Tuple):
            yield from map(program.text, captures["_t"].elts)


def _only_items(program: Program, test: ast.expr, body: Sequence[ast.stmt]) -> Iterator[Edit]:
    """Yield edits that pass on the only item of a list whose length is 1, but which is unread.

    It takes the place of a name that is passed to a function: `assign(places[0], d)`.
    """
    match test:
        case ast.Compare(
            ast.Call(ast.Name("len"), [ast.Name(name)]), [ast.Eq()], [ast.Constant(1)]
        ):
            calls = [call for statement in body for call in program.calls_in(statement)]
        case _:
            return
    arguments = [one for call in calls for one in call.args if isinstance(one, ast.Name)]
    if not any(name in names_in(statement) for statement in body):
        yield from (replace(program, "name", SURE, one, f"{name}[0]") for one in arguments)


def _second_pointer(program: Program, loop: ast.While, low: str, high: str) -> Iterator[Edit]:
    """Yield the edit that adds the step of the second pointer to a two-pointer loop."""
    steps = {
        node.target.id: node
        for node in loop.body
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name)
    }
    if low in steps and high not in steps:
        yield insert(program, "counter_missing", 1, steps[low], f"{high} -= 1")
    if high in steps and low not in steps:
        yield insert(program, "counter_missing", 1, steps[high], f"{low} += 1")


def _checks(program: Program, loop: ast.For) -> Iterator[Edit]:
    """Yield edits that call a check which is never called before a choice is added."""
    for check in program.functions:
        parameters = [one.arg for one in check.args.args if one.arg != "self"]
        prefix = "self." * (len(check.args.args) > len(parameters))
        if len(parameters) != 1 or program.calls_in(program.tree, check):
            continue
        for statement in loop.body:
            match statement:
                case ast.Expr(ast.Call(ast.Attribute(attr="append" | "add"), [chosen])):
                    test = f"if not {prefix}{check.name}({program.text(chosen)}):"
                    code = f"{test}\n{program.unit}continue"
                    yield insert(program, "check_unused", 1, statement, code, before=True)


def _guards(program: Program, loop: ast.For) -> Iterator[Edit]:
    """Yield edits that skip an item which is already chosen, before it is added and passed on.

    They cost more in a loop with a start index, which leaves out chosen items, too.
    """
    function = program.function_of(loop)
    recursive = function and program.calls_in(loop, function)
    match loop.iter:
        case ast.Call(ast.Name("range"), [ast.Name(), *_, _]):
            base_cost = 2
        case _:
            base_cost = 1
    for statement in loop.body if recursive else ():
        match statement:
            case ast.Expr(
                ast.Call(
                    ast.Attribute(path, "append" | "add" as method),
                    [ast.Name() | ast.Attribute() | ast.Subscript() | ast.Tuple() as chosen],
                )
            ):
                test = f"if {program.text(chosen)} in {program.text(path)}:"
                code, cost = f"{test}\n{program.unit}continue", base_cost + (method == "add")
                yield insert(program, "guard_missing", cost, loop.body[0], code, before=True)
            case ast.Assign([ast.Subscript() as flag], ast.Constant(True | 1)):
                code = f"if {program.text(flag)}:\n{program.unit}continue"
                yield insert(program, "guard_missing", base_cost, loop.body[0], code, before=True)


def _missing_return(program: Program, function: Function) -> Iterator[Edit]:
    """Yield edits that return a list or the result of a call where an entry returns nothing."""
    bare = [one for one in program.returned_by(function) if one.value is None]
    if not program.is_entry(function):
        return
    nodes = (node for node in program.nodes_of[function] if program.function_of(node) is function)
    assigned: list[tuple[ast.expr, ast.expr]] = []
    for node in nodes:
        match node:
            case ast.Assign([ast.Tuple(names)], ast.Tuple(values)):
                assigned += zip(names, values, strict=False)
            case ast.Assign([target], value) | ast.AnnAssign(target, _, ast.expr() as value):
                assigned.append((target, value))
    for target, value in assigned:
        match target, value:
            case ast.Name() | ast.Attribute(), (
                ast.List() | ast.ListComp() | ast.Call() | ast.Constant(int())
            ):
                codes = [f"return {program.text(target)}"]
            case _:
                continue
        if isinstance(value, ast.List) and len(value.elts) == 1:
            codes.append(f"{codes[0]}[0]")  # a flag or a count that an inner function changes
        for code in codes:
            yield from (replace(program, "truth", 1, one, code) for one in bare)
            if not isinstance(function.body[-1], ast.Return):
                yield insert(program, "return", 1, function.body[-1], code)


def _unsorted(program: Program, function: Function) -> Iterator[Edit]:
    """Yield edits that sort an argument of the entry whose items are compared."""
    compared = {program.text(one["_x"]) for _, one in find(program, *COMPARED)}
    items = ast.Attribute | ast.Subscript
    ordered = any(
        isinstance(one, ast.Compare)
        and isinstance(one.ops[0], ast.Lt | ast.Gt)
        and all(isinstance(side, items) for side in (one.left, *one.comparators))
        for one in program.nodes
    )
    names = [one.arg for one in function.args.args if ordered or one.arg in compared]
    for name in names if program.is_entry(function) else ():
        first = first_statement(function)
        edit = insert(program, "unsorted", 2, first, f"{name}.sort()", before=True)
        yield edit.quoting(old=name)


def _keys_of_a_set(program: Program) -> Iterator[Edit]:
    """Yield the edit that replaces `r - c` with `r + c`, or the reverse, in all keys of a set."""
    keys_of: dict[tuple[str, str], list[ast.BinOp]] = defaultdict(list)
    for _, one in find(program, *USES_OF_KEYS):
        if isinstance(one["_k"], ast.BinOp):
            keys_of[program.text(one["_s"]), program.text(one["_k"])].append(one["_k"])
    for (_, text), keys in keys_of.items():
        new = text.replace("-", "+") if "-" in text else text.replace("+", "-")
        one_sign = text.count("-") + text.count("+") == 1
        if one_sign and len(keys) > 1:
            edits = [replace(program, "key", 1, key, new) for key in keys]
            if joined := joined_edits(edits, 1):
                yield joined.quoting(text, new)
