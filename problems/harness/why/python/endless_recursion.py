"""Diagnosis of endless recursion, and of deeper calls with the same task as their callers."""

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile

from harness.calls import BOARD, Call
from harness.mistake import Failure, Mistake
from harness.run import Ending
from harness.value import listed
from harness.why.causes import GeneralCause
from harness.why.patterns import find
from harness.why.program import Function, Program, holds, names_in
from harness.why.python.endless_loop import CHANGING_NOTHING
from harness.why.python.raised import function_of

DEEPEST, MOST = 20, 16
"""The number of deepest frames that are examined, and the fewest of them on the same line."""
LIMITS, LOWEST_LIMIT = ("_m.setrecursionlimit(_n)", "setrecursionlimit(_n)"), 1000
"""A lower recursion limit, set by the program, may stop a correct recursion."""
ENOUGH, LAST = 10, 3
"""The numbers of latest calls, or writes, that are compared, and that a sentence quotes."""
PLAIN = (int, str, tuple, frozenset)
REMEDY = (
    "Each call must have less to do than its caller, and a call with nothing left to do must "
    "return without another call: the base case."
)


def explain_recursion(failure: Failure, program: Program) -> Mistake | None:
    """Return the mistake of an endless recursion, or None.

    Needs: a RecursionError, with nearly all of the deepest frames in the same line. The sentence
    adds what shows in the latest calls, and the tests that were false in all of them, if known.
    Ruled out by: a recursion limit that is set lower than usual, or to a computed value.
    """
    frames = Counter(failure.run.raised.frames[-DEEPEST:])
    if failure.run.raised.type != "RecursionError" or not frames:
        return None
    [((line, name), count)] = frames.most_common(1)
    limits = [ast.unparse(one["_n"]) for _, one in find(program, *LIMITS)]
    usual = all(one.isdecimal() and int(one) >= LOWEST_LIMIT for one in limits)
    if count < MOST or not usual:
        return None
    function = function_of(program, line, name)
    tests = [*_base_cases(function, line)] if function else []
    latest = _latest_calls(failure, function, tests) if function else ""
    base_cases = _false_in_words(tests) if tests else ""
    start = f"`{name.rpartition('.')[2]}` calls itself without end on line {line}"
    text = f"{start}: {latest}." if latest else f"{start}."
    text = f"{text} {base_cases}" if base_cases else text
    remedy = "" if base_cases else REMEDY
    return Mistake(GeneralCause.ENDLESS_RECURSION, text, line, remedy)


def explain_no_progress(failures: Sequence[Failure], program: Program) -> Mistake | None:
    """Return the mistake of deeper calls that all have the same task as their callers, or None.

    Needs: ENOUGH direct recursive calls of a function from one line, and a base case before that
    line that tests a parameter. All names in its test have the same value in a call as in its
    caller.
    Ruled out by: a run that did not return.
    """
    ended = failures[0].run.ending is Ending.RETURNED
    for function in program.functions if ended else ():
        pairs = [pair for one in failures for pair in _deeper_calls(one.calls, function)]
        lines = {call.line for call, _ in pairs}
        tests = [*_base_cases(function, min(lines))] if len(lines) == 1 else []
        parameters = {one.arg for one in function.args.args} - {"self"}
        for test in tests if len(pairs) >= ENOUGH else ():
            names = names_in(test)
            tested = sorted(names & parameters)
            if tested and all(_is_same_task(*pair, names) for pair in pairs):
                text = f"each deeper call of `{function.name}`, on line {min(lines)}, has the same "
                text += f"`{tested[0]}` as its caller, so the test on line {test.lineno} "
                text += "always has the same result."
                return Mistake(GeneralCause.NO_PROGRESS, text, min(lines))
    return None


def _deeper_calls(calls: Sequence[Call], function: Function) -> Iterator[tuple[Call, Call]]:
    """Yield the direct recursive calls of a function, each with the call that made it."""
    key = function.name, function.lineno
    for call in (one for one in calls if one.parent >= 0):
        caller = calls[call.parent]
        if key == (call.function, call.first_line) == (caller.function, caller.first_line):
            yield call, caller


def _is_same_task(call: Call, caller: Call, names: set[str]) -> bool:
    """Return True if some names have the same plain values in a call and in its caller.

    `self` may be among them if its attributes are equal, and built-in functions that only read.
    """
    task, own = ({name: one.arguments.get(name) for name in names} for one in (caller, call))
    unknown = {name for name in names if not isinstance(own[name], PLAIN)}
    return unknown <= {"self", *CHANGING_NOTHING} and repr(task) == repr(own)


def _latest_calls(failure: Failure, function: Function, tests: Sequence[ast.expr]) -> str:
    """Return words for the latest recursive calls: a number that they pass on, or their writes.

    A number that changes may have passed its goal. If none does, one that the tests read is named.
    """
    key = function.name, function.lineno
    calls = [one for one in failure.calls if (one.function, one.first_line) == key][-ENOUGH:]
    if len(calls) < ENOUGH:
        return ""
    if calls[0].before != calls[-1].before:
        return _same_write(failure)
    numbers = {
        name: [str(one.arguments.get(name)) for one in calls]
        for name, value in calls[-1].arguments.items()
        if type(value) is int
    }
    tested = {name for test in tests for name in names_in(test)}
    if numbers:
        name = min(numbers, key=lambda name: (len({*numbers[name]}) == 1, name not in tested))
        return f"`{name}` is {listed(numbers[name][-LAST:])} in the latest calls"
    on_board = BOARD in calls[-1].arguments.values()
    return "between these calls, nothing is written to the board" if on_board else ""


def _same_write(failure: Failure) -> str:
    """Return words for the latest writes if all write the same value to the same cell, or ''."""
    trace = failure.trace
    steps = list(trace)[-ENOUGH:] if trace and trace.complete else []
    if len(steps) < ENOUGH or len({(one.cell, str(one.new)) for one in steps}) > 1:
        return ""
    last = steps[-1]
    row, column = last.cell
    write = f"line {last.line} writes {last.new or 'a blank'} to r{row + 1}c{column + 1}"
    return f"before each call, {write} once more"


def _base_cases(function: Function, line: int) -> Iterator[ast.expr]:
    """Yield the tests of the base cases before a recursive call.

    A base case is an `if` in the function's own block that ends in a `return`.
    """
    for statement in takewhile(lambda one: not holds(one, line), function.body):
        match statement:
            case ast.If(test, [*_, ast.Return()], []):
                if f"{function.name}(" not in ast.unparse(statement):
                    yield test


def _false_in_words(tests: Sequence[ast.expr]) -> str:
    """Return a sentence on tests that were false in the calls that wait for deeper ones.

    Other calls may have returned there and are not mentioned.
    """
    on, verb = ("test on line", "was") if len(tests) == 1 else ("tests on lines", "were")
    lines = listed([str(test.lineno) for test in tests])
    return f"In all calls that wait there, the {on} {lines}, which could end them, {verb} false."
