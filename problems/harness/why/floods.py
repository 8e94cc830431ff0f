"""Looks into a case that printed too much: its verdict without that, and the prints to shorten."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial

from harness.judge.outcome import Judged, Word
from harness.judge.session import session_of
from harness.judge.verdict import judge_run, limits_of
from harness.run import STOPPED
from harness.solution_files import Solution
from harness.why.budget import Budget
from harness.why.failing import TIMED_OUT, Failing
from harness.why.program import Program

PRINTS = ("print", "pprint", "write", "writelines")
"""Functions that print. Any other call whose result is dropped may do so, too."""
MOST = 8
"""Prints that are put back, one after another, to see if they flood. Each takes a process."""


def run_quietly(failing: Failing, budget: Budget) -> Judged | None:
    """Judge a case that printed too much without its output; return None if it does not end."""
    judged = _judge(failing, failing.solution, budget, quiet=True)
    endless = judged.run.ending in (*TIMED_OUT, *STOPPED) or judged.verdict.word is Word.OUTPUT
    return None if endless else judged


def silenced(solution: Solution) -> Solution:
    """Return a solution without its prints, as far as they go by a known name."""
    program = Program(solution.source)
    prints = [one for one in _calls(program) if _name(one) in PRINTS]
    return replace(solution, source=_without(program, prints))


def lines_that_flood(failing: Failing, budget: Budget) -> list[int]:
    """Return the lines of the fewest prints that must go for a case to pass, or [] if unknown."""
    program = Program(failing.solution.source)
    alike: dict[str, list[ast.Call]] = {PRINTS[0]: []}
    for call in _calls(program):
        alike.setdefault(PRINTS[0] if _name(call) in PRINTS else _name(call), []).append(call)
    passes = partial(_passes_without, failing, program, budget)
    for calls in alike.values():
        if calls and passes(calls):
            return sorted({one.lineno for one in _needed(calls, passes)})
    return []


def _needed(calls: list[ast.Call], passes: Callable[[list[ast.Call]], bool]) -> list[ast.Call]:
    """Return calls that must be left out, without those that may stay."""
    for call in calls[:MOST] if len(calls) > 1 else ():
        others = [one for one in calls if one is not call]
        calls = others if others and passes(others) else calls
    return calls


def _calls(program: Program) -> list[ast.Call]:
    """Return the calls that may print: of functions from elsewhere, whose results are dropped.

    None of them is within another.
    """
    found: list[ast.Call] = []
    for node in program.nodes:  # the outer ones first
        if isinstance(node, ast.Call) and _name(node) not in program.own:
            dropped = isinstance(program.parents[node], ast.Expr)
            may_print = dropped or _name(node) in PRINTS
            if may_print and not any(one in found for one in program.around(node)):
                found.append(node)
    return found


def _name(call: ast.Call) -> str:
    return getattr(call.func, "attr", "") or getattr(call.func, "id", "")


def _passes_without(
    failing: Failing, program: Program, budget: Budget, calls: Sequence[ast.Call]
) -> bool:
    """Return True if a case is accepted without some calls."""
    if budget.spent:
        return False
    solution = replace(failing.solution, source=_without(program, calls))
    return _judge(failing, solution, budget).verdict.accepted


def _without(program: Program, calls: Iterable[ast.Call]) -> str:
    """Return a source without some calls. Its lines stay where they are."""
    source = program.source
    for call in sorted(calls, key=program.span, reverse=True):
        start, end = program.span(call)
        lines = "\n" * source.count("\n", start, end)
        source = f"{source[:start]}(None{lines}){source[end:]}"
    return source


def _judge(failing: Failing, solution: Solution, budget: Budget, *, quiet: bool = False) -> Judged:
    """Judge a case by itself, within what is left."""
    problem, allowed = failing.problem, limits_of(failing.one.case, failing.limits)
    with session_of(problem, solution, allowed, counting=True) as session:
        run = budget.run(session, failing.arguments, allowed.seconds, quiet=quiet)
    return Judged(failing.one.case, run, judge_run(problem, failing.arguments, run, allowed))
