"""A recursion that does not come to an end, and what its calls have in common."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from harness.calls import BOARD, Call
from harness.mistake import Failure, Mistake
from harness.value import listed
from harness.why.causes import GeneralCause
from harness.why.program import Function, Program, holds
from harness.why.python.raised import Raised, function_of

LATEST, MOST = 20, 16
"""The latest frames that are looked at, and the fewest in one line. A helper may have raised."""
LOWEST_LIMIT = 1000
"""A recursion limit that is set lower may end a recursion that is right."""
ENOUGH = 10
"""The latest calls, or writes, that are compared with each other."""
SHORT = 12
"""Characters of a value that a sentence quotes."""
PLAIN = (int, str, tuple, frozenset)
REMEDY = (
    "Each call must have less to do than its caller, and a call with nothing left to do must "
    "return without another call."
)


def explain_recursion(failure: Failure, program: Program) -> Mistake | None:
    """Diagnose a recursion that does not come to an end.

    Needs: a RecursionError, with nearly all of the latest frames in the same line. If it is seen,
    the sentence says what is the same in all calls, and the way out that none of them takes.
    Ruled out by: a recursion limit that is set lower than usual, or to what a parser cannot see.
    """
    latest = Counter(failure.run.raised.frames[-LATEST:])
    if failure.run.raised.type != "RecursionError" or not latest:
        return None
    [((line, name), times)] = latest.most_common(1)
    if times < MOST or any(map(_limits_recursion, program.nodes)):
        return None
    here = function_of(program, line, name)
    same = _same_in_all_calls(failure, here) if here else ""
    ways_out = _ways_out(here, line, Raised(program, failure)) if here else ""
    what = f"`{name.rpartition('.')[2]}` calls itself without end on line {line}"
    text = f"{what}: {same}." if same else f"{what}."
    text = f"{text} {ways_out}" if ways_out else text
    remedy = "" if same or ways_out else REMEDY
    return Mistake(GeneralCause.ENDLESS_RECURSION, text, line, remedy)


def _same_in_all_calls(failure: Failure, function: Function) -> str:
    """Return what is the same in the latest calls of a function, or ''."""
    places = [
        place
        for place, one in enumerate(failure.calls)
        if (one.function, one.first_line) == (function.name, function.lineno)
    ][-ENOUGH:]
    if len(places) < ENOUGH:
        return ""
    calls = [failure.calls[place] for place in places]
    given = calls[0].arguments
    names = [one.arg for one in function.args.args if one.arg != "self" and one.arg in given]
    return (
        _same_arguments(calls, names)
        or _same_write(failure)
        or _same_helper(failure.calls, places, function.name)
        or _nothing_written(calls, names)
    )


def _same_arguments(calls: Sequence[Call], names: Sequence[str]) -> str:
    """Return words if each call has the arguments of its caller, all of them plain."""
    values = [[one.arguments.get(name) for name in names] for one in calls]
    plain = [name for name in names if isinstance(calls[-1].arguments[name], PLAIN)]
    known = len(plain) + sum(calls[-1].arguments[name] == BOARD for name in names)
    same = all(one == values[-1] for one in values) and calls[0].before == calls[-1].before
    if not plain or known < len(names) or not same:
        return ""
    return f"each call has the same {_values(calls[-1], plain)} as its caller"


def _values(call: Call, names: Sequence[str]) -> str:
    """Return names with their values: `` `r = 0` and `c = 5` ``."""
    shown = {name: repr(call.arguments[name]) for name in names}
    return listed([f"`{n} = {v}`" if len(v) <= SHORT else f"`{n}`" for n, v in shown.items()])


def _same_write(failure: Failure) -> str:
    """Return words if the latest writes are all of the same value to the same cell."""
    steps = list(failure.trace or ())[-ENOUGH:]
    if len(steps) < ENOUGH or len({(one.cell, str(one.new)) for one in steps}) > 1:
        return ""
    last = steps[-1]
    row, column = last.cell
    what = f"line {last.line} writes {last.new or 'a blank'} to r{row + 1}c{column + 1}"
    return f"before each call, {what} once more"


def _same_helper(calls: Sequence[Call], places: Sequence[int], name: str) -> str:
    """Return words if the same is called, with the same arguments, right before each call."""
    before = []
    for start, end in pairwise(places):
        between = [one for one in calls[start + 1 : end] if one.line and one.function != name]
        before += [one for one in between if not one.function.startswith("<")][-1:]
    if len(before) < len(places) - 1:
        return ""
    last = before[-1]
    plain = [key for key, value in last.arguments.items() if isinstance(value, PLAIN)]
    shown = [{key: one.arguments.get(key) for key in plain} for one in before]
    same = len({one.first_line for one in before}) == 1 and all(one == shown[-1] for one in shown)
    if not plain or not same:
        return ""
    called = f"`{last.function}` (line {last.first_line}) is called with the same"
    return f"before each call, {called} {_values(last, plain)}"


def _nothing_written(calls: Sequence[Call], names: Sequence[str]) -> str:
    """Return words if a function that works on the board writes nothing between its calls."""
    on_board = any(value == BOARD for value in calls[-1].arguments.values())
    plain = any(isinstance(calls[-1].arguments[name], PLAIN) for name in names)
    if not on_board or plain or calls[0].before != calls[-1].before:
        return ""
    return "between these calls, nothing is written to the board"


def _ways_out(function: Function, line: int, raised: Raised) -> str:
    """Return a sentence on the tests before the call that would have ended it, or ''.

    Needs: an `if` of the function itself that ends in a `return`. The calls that wait on the line
    have passed it. Other calls may have returned there, so nothing is said of them.
    """
    lines: list[str] = []
    for statement in function.body:
        if holds(statement, line):
            break
        match statement:
            case ast.If(test, [*_, ast.Return()], []):
                if raised.scope is function and (found := _list_and_number(test, raised)):
                    return found
                if f"{function.name}(" not in ast.unparse(statement):
                    lines.append(str(statement.lineno))
    tests, verb = ("test on line", "was") if len(lines) == 1 else ("tests on lines", "were")
    where = f"the {tests} {listed(lines)}, which could end them, {verb} false"
    return f"In all calls that wait there, {where}." if lines else ""


def _list_and_number(test: ast.expr, raised: Raised) -> str:
    """Return a sentence on a list that is compared with a number, so that it is never equal."""
    match test:
        case ast.Compare(left, [ast.Eq()], [right]):
            found = raised.variable(left)
            if found and found.type == "list" and raised.number_of(right) is not None:
                compared = f"The test on line {test.lineno} compares a list with a number"
                return f"{compared}: write `len({found.name})`."
    return ""


def _limits_recursion(node: ast.AST) -> bool:
    """Return True for a call that may set a low recursion limit."""
    match node:
        case ast.Call(function, arguments) if ast.unparse(function).endswith("setrecursionlimit"):
            match arguments:
                case [ast.Constant(int(limit))]:
                    return limit < LOWEST_LIMIT
            return True
    return False
