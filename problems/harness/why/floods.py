"""Looks into a case that printed too much: its verdict without that, and the prints to shorten."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Sequence

from harness.judge.outcome import Judged, Word
from harness.mistake import Mistake
from harness.run import STOPPED
from harness.value import listed
from harness.why.budget import Budget
from harness.why.causes import GeneralCause
from harness.why.failing import TIMED_OUT, Failing
from harness.why.program import Program

PRINTS = ("print", "pprint", "write", "writelines")
"""Functions that print. Any other call whose result is dropped may do so, too."""
MOST = 8
"""Prints that are put back, one after another, to see if they flood. Each takes a process."""


def run_quietly(failing: Failing, budget: Budget) -> Judged | None:
    """Judge a case that printed too much without its output; return None if it does not end."""
    judged = failing.judge_again(budget, quiet=True)
    endless = judged.run.ending in (*TIMED_OUT, *STOPPED) or judged.verdict.word is Word.OUTPUT
    return None if endless else judged


def silenced(failing: Failing) -> Failing:
    """Return a failed case without its calls of printing functions, if their names are known."""
    program = Program(failing.solution.source)
    prints = [one for one in _calls(program) if _name(one) in PRINTS]
    return failing.with_source(_without(program, prints))


def prints_too_much(failing: Failing, budget: Budget) -> Mistake:
    """Return the mistake of a case that passes without its output, with the prints to shorten."""
    lines = _lines_that_flood(failing, budget)
    numbers, several = listed(map(str, lines)), "s" * (len(lines) > 1)
    where = f"the print{several} on line{several} {numbers}" if lines else "what is printed"
    line = lines[0] if len(lines) == 1 else 0
    return Mistake(GeneralCause.PRINTS_TOO_MUCH, f"shorten {where}.", line)


def _lines_that_flood(failing: Failing, budget: Budget) -> list[int]:
    """Return the lines of the fewest prints that must go for a case to pass, or [] if unknown."""
    program = Program(failing.solution.source)
    alike: dict[str, list[ast.Call]] = {PRINTS[0]: []}
    for call in _calls(program):
        alike.setdefault(PRINTS[0] if _name(call) in PRINTS else _name(call), []).append(call)

    def passes(calls: Sequence[ast.Call]) -> bool:
        silent = failing.with_source(_without(program, calls))
        return not budget.spent and silent.judge_again(budget).verdict.accepted

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


def _without(program: Program, calls: Iterable[ast.Call]) -> str:
    """Return a source without some calls. Its lines stay where they are."""
    source = program.source
    for call in sorted(calls, key=program.span, reverse=True):
        start, end = program.span(call)
        lines = "\n" * source.count("\n", start, end)
        source = f"{source[:start]}(None{lines}){source[end:]}"
    return source
