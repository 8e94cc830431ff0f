"""Statements without effect, such as a dropped result or code that never runs; random draws."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise

from harness.mistake import Failure, Mistake
from harness.run import Ending
from harness.why.causes import GeneralCause
from harness.why.program import Function, Program, bound_by_any, last_name, scope_nodes

UNCHANGED = {"strip", "lstrip", "rstrip", "replace", "upper", "lower", "removesuffix"}
"""Methods that return a new string: strings never change."""
TARGETS = ast.Name | ast.Attribute | ast.Subscript
DRAWS = {"choice", "choices", "randint", "random", "randrange", "sample", "shuffle"}
"""The functions of the module `random` that a search by chance uses."""
METHODS = {name for kind in (list, set, dict, str) for name in dir(kind) if name[0] != "_"}


def explain_statement(program: Program) -> Mistake | None:
    """Return the mistake of the first statement that cannot do what is intended, or None."""
    return next(_without_effect(program), None)


def _without_effect(program: Program) -> Iterator[Mistake]:
    """Yield mistakes: `==` for `=`, a string for a bool, a dropped value, a missing call."""
    for node in program.nodes:
        match node:
            case ast.Expr(ast.Compare(left, [ast.Eq()], [_]) as value) if isinstance(left, TARGETS):
                text = f"line {node.lineno} only compares: `{program.text(value)}` changes nothing."
                yield Mistake(GeneralCause.SLIP, text, node.lineno, "To assign, write `=`.")
            case ast.Expr(ast.BinOp(left) as value) if isinstance(left, TARGETS):
                text = f"line {node.lineno} computes `{program.text(value)}` and drops the result."
                remedy = f"To change `{program.text(left)}`, assign or append."
                yield Mistake(GeneralCause.SLIP, text, node.lineno, remedy)
            case ast.Return(ast.Constant("True" | "False" as word)):
                text = f'line {node.lineno} returns the string "{word}", which counts as true.'
                yield Mistake(GeneralCause.SLIP, text, node.lineno, f"Write `return {word}`.")
            case ast.Expr(ast.Call(ast.Attribute(owner, name))) if name in UNCHANGED:
                text = f"line {node.lineno} drops what `{name}` returns; "
                text += f"`{program.text(owner)}` never changes."
                yield Mistake(GeneralCause.SLIP, text, node.lineno, "Assign the new string.")
            case ast.Expr(ast.Name(name) | ast.Attribute(attr=name) as value):
                is_method = isinstance(value, ast.Attribute) and name in METHODS
                if is_method or name in program.by_name:
                    code = program.text(value)
                    text = f"line {node.lineno} names `{code}`, but does not call it."
                    remedy = f"Write `{code}()`, with its arguments."
                    yield Mistake(GeneralCause.NOT_CALLED, text, node.lineno, remedy)


CALLED = re.compile(r"<(coroutine|generator) object (?:.*\.)?(\w+) at 0x")
"""Matches the repr of a coroutine or generator, but not of a generator expression."""
Test = ast.If | ast.While | ast.IfExp


COROUTINE = GeneralCause.COROUTINE_NEVER_AWAITED, "is `async def`", "Make it a plain `def`."
GENERATOR = GeneralCause.GENERATOR_NEVER_ITERATED, "contains `yield`", "Use `return` instead."
"""Functions whose call runs nothing: the cause, why that is so, and the remedy."""
FIRST_VALUE = "Use `return` in it, or ask for its first value: `next(…, None)`."


def explain_lost_call(failure: Failure, program: Program) -> Mistake | None:
    """Return the mistake of calling a generator or coroutine that then never runs, or None."""
    if failure.run.ending is not Ending.RETURNED:
        return None
    returned = failure.run.returned
    match = CALLED.match(str(returned["text"])) if isinstance(returned, dict) else None
    if not match:
        calls = (one for one in program.nodes if isinstance(one, ast.Call))
        return next(filter(None, (_lost_call(program, call) for call in calls)), None)
    cause, why, remedy = COROUTINE if match[1] == "coroutine" else GENERATOR
    return Mistake(cause, f"`{match[2]}` {why}, so calling it runs nothing.", remedy=remedy)


def _lost_call(program: Program, call: ast.Call) -> Mistake | None:
    """Return the mistake of a dropped or tested call of a generator or coroutine, or None."""
    owner, _, name = ast.unparse(call.func).rpartition(".")
    function = program.only_function(name)
    if not function or (owner not in ("", "self", "cls") and name in METHODS):
        return None
    decorators = {ast.unparse(one) for one in function.decorator_list} - {"staticmethod"}
    names = (one for one in program.nodes if isinstance(one, ast.Name))
    if decorators or name in bound_by_any(names):
        return None  # it may run all the same, or name something else by then
    is_async, enclosing = isinstance(function, ast.AsyncFunctionDef), program.function_of(call)
    in_generator = enclosing is not None and _yields(enclosing)
    part: ast.AST = call
    parent = program.parents[call]
    while isinstance(parent, ast.BoolOp | ast.UnaryOp | ast.NamedExpr):
        part, parent = parent, program.parents[parent]
    tested = isinstance(parent, Test) and parent.test is part
    dropped = isinstance(parent, ast.Expr) or (isinstance(parent, ast.Return) and in_generator)
    if not (is_async or _yields(function)) or not (tested or (dropped and part is call)):
        return None
    advice = "Write `yield from` before the call." if in_generator and dropped else FIRST_VALUE
    cause, why, remedy = COROUTINE if is_async else (*GENERATOR[:2], advice)
    and_true = " and counts as true" if tested else ""
    text = f"line {call.lineno} calls `{name}`, which {why}, so this call runs nothing{and_true}."
    return Mistake(cause, text, call.lineno, remedy)


def _yields(function: Function) -> bool:
    """Return True if a function contains a `yield` of its own."""
    return any(isinstance(part, ast.Yield | ast.YieldFrom) for part in scope_nodes(function))


LEAVING = ast.Return | ast.Break | ast.Continue | ast.Raise
EMPTY = ("[]", "list()", "set()")


def explain_never_runs(failure: Failure, program: Program, method: str) -> Mistake | None:
    """Return the mistake of code that can never run, or None.

    Ruled out by: a run that did not return.

    Args:
        failure: the failed case.
        program: the solution.
        method: the name of the method that LeetCode calls.
    """
    if failure.run.ending is not Ending.RETURNED:
        return None
    rules = (_never_begun(program, method), _never_filled(program, method), _unreached(program))
    return next((mistake for rule in rules for mistake in rule), None)


def _never_begun(program: Program, method: str) -> Iterator[Mistake]:
    """Yield the mistake of a recursive function called only by itself, if no other is called."""
    recursive = {one: set(_callers(program, one)) for one in program.functions}
    recursive = {one: callers for one, callers in recursive.items() if one in callers}
    named = program.by_name.get(method)
    if all(callers == {one} and one is not named for one, callers in recursive.items()):
        for one in recursive:
            text = f"only `{one.name}` itself, on line {one.lineno}, calls `{one.name}`: the "
            text += "search never begins."
            remedy = f"Call it once in `{method}`."
            yield Mistake(GeneralCause.NOT_CALLED, text, one.lineno, remedy)


def _callers(program: Program, function: Function) -> Iterator[Function | None]:
    """Yield the functions that use a function's name; None for a use at module level."""
    for node in program.nodes:
        if function.name in (getattr(node, "id", ""), getattr(node, "attr", "")):
            around = [one for one in program.ancestors(node) if isinstance(one, Function)]
            yield function if function in around else program.function_of(node)


def _never_filled(program: Program, method: str) -> Iterator[Mistake]:
    """Yield the mistake of returning a container that starts empty and that nothing else uses."""
    entry = program.by_name.get(method)
    for returned in program.returned_by(entry) if entry else ():
        match returned.value:
            case ast.Name() | ast.Attribute() as value:
                name = program.text(value)
            case _:
                continue
        uses = [one for one in program.nodes if type(one) is type(value)]
        uses = [one for one in uses if one is not value and program.text(one) == name]
        assigned = [_assigned_to(program, one) for one in uses]
        if len(assigned) == 1 and assigned[0] and program.text(assigned[0]) in EMPTY:
            text = f"line {returned.lineno} returns `{name}`, but nothing is ever added to it."
            remedy = "Where an answer is complete, add it there."
            yield Mistake(GeneralCause.NOTHING_ADDED, text, returned.lineno, remedy)


def _assigned_to(program: Program, target: ast.AST) -> ast.expr | None:
    """Return the expression that is assigned to a target, perhaps one of several; None if none."""
    match program.parents[target]:
        case ast.Assign(_, value) | ast.AnnAssign(_, _, value) if value is not target:
            return value
        case ast.Tuple(targets) as several:
            match program.parents[several]:
                case ast.Assign([names], ast.Tuple(values)) if names is several:
                    pairs = zip(targets, values, strict=False)
                    return next((value for one, value in pairs if one is target), None)
    return None


def _unreached(program: Program) -> Iterator[Mistake]:
    """Yield the mistake of a call or an assignment after a statement that leaves its block."""
    for block in program.blocks:
        for before, statement in pairwise(block):
            match statement:
                case ast.Assign() | ast.AugAssign() | ast.Expr(ast.Call()) if isinstance(
                    before, LEAVING
                ):
                    word = program.text(before).split()[0]
                    text = f"line {statement.lineno} never runs: the `{word}` on line "
                    text += f"{before.lineno} comes before it."
                    remedy = "A `return` with a deeper call ends the loop around it."
                    remedy *= bool(program.calls_in(before))
                    yield Mistake(GeneralCause.SLIP, text, statement.lineno, remedy)


def explain_chance(program: Program) -> Mistake | None:
    """Return the mistake of a search that draws at random in a loop, or None.

    Draws in a recursive function do not count: they may only order the choices.
    """
    for draw in _draws(program):
        around = program.function_of(draw)
        calls = program.calls_in(program.tree, around) if around else []
        repeated = any(map(program.loop_of, (draw, *calls)))
        if around and repeated and around not in program.called_from(around):
            return Mistake(
                GeneralCause.RANDOM_SEARCH,
                f"line {draw.lineno} draws at random (`{program.text(draw.func)}`), and so the "
                "search may miss the answer, or take for ever to come to it.",
                draw.lineno,
                "Try the choices in a fixed order, each once, and undo a choice that fails.",
            )
    return None


def _draws(program: Program) -> Iterator[ast.Call]:
    """Yield the calls of random functions, also of those of a `random.Random`."""
    owners, imported = {"random"}, set[str]()
    for node in program.nodes:
        match node:
            case ast.Assign([target], ast.Call(function)) if last_name(function) == "Random":
                owners.add(last_name(target))
            case ast.ImportFrom("random", names):
                imported |= {one.name for one in names}
    for node in program.nodes:
        match node:
            case ast.Call(ast.Attribute(owner, name)) if last_name(owner) in owners:
                yield from [node] if name in DRAWS else ()
            case ast.Call(ast.Name(name)) if name in imported & DRAWS:
                yield node
