"""The words for a search that says that there is no solution, wherever that shows."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.calls import CallEnd
from harness.why.program import Function, own_nodes

from ...kind_of_solution import recursive_functions
from ..failed_case import FailedCase
from ..source import METHOD, parse

LEFT_OUT = {"range(1, 9)": 9, "'12345678'": 9, "range(2, 10)": 1, "'23456789'": 1}
"""Texts that stand for all digits but one, and that one."""
ALL_DIGITS = "range(1, 10)", "123456789"


def search_that_gave_up(case: FailedCase) -> str:
    """Return words if the search reported to the method that it found no solution; or ''."""
    program = parse(case.source)
    method = program.only_function(METHOD)
    known = set(recursive_functions(program.tree))
    found = (*_found_false(method, case), *_last_answer(method, case)) if method else ()
    for call, answer in found:
        name = ast.unparse(call.func).removeprefix("self.")
        function = program.only_function(name)
        if function and name in known and _has_answers(function):
            where = f"`{name}` (line {function.lineno}), called on line {call.lineno}"
            return f"{where}, {answer}"
    return ""


def _has_answers(function: Function) -> bool:
    """Return True if a function may return something other than None and False."""
    values = [one.value for one in own_nodes(function) if isinstance(one, ast.Return)]
    return any(one is not None and ast.unparse(one) not in ("None", "False") for one in values)


def _found_false(method: Function, case: FailedCase) -> Iterator[tuple[ast.Call, str]]:
    """Yield the calls whose answers were tested, and whose `if` was never entered."""
    kept = {
        ast.unparse(node.targets[0]): node.value
        for node in own_nodes(method)
        if isinstance(node, ast.Assign)
    }
    for node in own_nodes(method):
        if isinstance(node, ast.If) and node.lineno in case.lines:
            tested = ast.unparse(node.test).removesuffix(" is not None")
            call = kept.get(tested, node.test)
            if isinstance(call, ast.Call) and node.body[0].lineno not in case.lines:
                yield call, "found no solution"


def _last_answer(method: Function, case: FailedCase) -> Iterator[tuple[ast.Call, str]]:
    """Yield the last call from the method if it returned None or False, and that was looked at."""
    calls = [node for node in own_nodes(method) if isinstance(node, ast.Call)]
    dropped = {node.value for node in own_nodes(method) if isinstance(node, ast.Expr)}
    lines = {one.lineno for one in calls}
    outer = [one for one in case.calls if one.line in lines]
    last = outer[-1] if outer else None
    if last and last.end is CallEnd.RETURNED and (last.result is None or last.result is False):
        for call in calls:
            name = ast.unparse(call.func).removeprefix("self.")
            if (name, call.lineno) == (last.function, last.line) and call not in dropped:
                yield call, f"returned {last.result}"


def why_it_gave_up(source: str) -> str:
    """Return what to look at where a search has said that there is no solution."""
    program = parse(source)
    whole = ast.unparse(program.tree)
    for node in program.nodes if not any(one in whole for one in ALL_DIGITS) else ():
        text = ast.unparse(node) if isinstance(node, ast.Call | ast.Constant) else ""
        if isinstance(node, ast.expr) and text in LEFT_OUT:
            return (
                f"But there is a solution: does `{text}` on line {node.lineno} "
                f"leave the {LEFT_OUT[text]} out?"
            )
    return (
        "But there is a solution: is a right digit ruled out, or does a try that "
        "fails leave changes behind?"
    )
