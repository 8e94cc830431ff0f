"""Judges a case that printed too much without its output, and names the prints to shorten."""

import ast
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from harness.judge.outcome import Judged, Verdict, Word
from harness.mistake import Mistake
from harness.run import STOPPED, Ending, Run
from harness.value import listed
from harness.why.budget import Budget
from harness.why.causes import GeneralCause
from harness.why.failing import TIMED_OUT, Failing
from harness.why.program import Program

PRINTS = {"print", "pprint", "write", "writelines"}
"""Functions that print."""
MOST = 8
"""The maximum number of prints that are restored, one at a time, to find the ones to remove."""


def run_quietly(failing: Failing, budget: Budget) -> Judged | None:
    """Return a case judged again with its output discarded, or None if that is not possible.

    A run that is stopped counts as a timeout.
    """
    judged = failing.judge_again(budget, quiet=True)
    if judged.run.ending in (*TIMED_OUT, *STOPPED):
        return replace(judged, run=Run(Ending.TIME), verdict=Verdict(Word.TIME, "it does not end"))
    return None if judged.verdict.word is Word.OUTPUT else judged


def silenced(failing: Failing) -> Failing:
    """Return a failed case with the calls of functions that print removed from its source."""
    program = Program(failing.solution.source)
    return failing.with_source(_without(program, _prints(program)))


def prints_too_much(failing: Failing, budget: Budget) -> Mistake:
    """Return the mistake of a case that passes without output, with the prints to shorten."""
    lines = _lines_that_flood(failing, budget)
    numbers, plural = listed(map(str, lines)), "s" * (len(lines) > 1)
    where = f"the print{plural} on line{plural} {numbers}" if lines else "what is printed"
    line = lines[0] if len(lines) == 1 else 0
    return Mistake(GeneralCause.PRINTS_TOO_MUCH, f"shorten {where}.", line)


def _lines_that_flood(failing: Failing, budget: Budget) -> list[int]:
    """Return the lines of the fewest prints to remove for a case to pass, or [] if unknown."""
    program = Program(failing.solution.source)

    def passes(calls: Sequence[ast.Call]) -> bool:
        silent = failing.with_source(_without(program, calls))
        return not budget.spent and silent.judge_again(budget).verdict.accepted

    prints = _prints(program)
    return sorted({one.lineno for one in _fewest(prints, passes)}) if passes(prints) else []


def _fewest(calls: list[ast.Call], passes: Callable[[list[ast.Call]], bool]) -> list[ast.Call]:
    """Return as few of the calls as possible whose removal makes a case pass."""
    for call in calls[:MOST] if len(calls) > 1 else ():
        rest = [one for one in calls if one is not call]
        calls = rest if rest and passes(rest) else calls
    return calls


def _prints(program: Program) -> list[ast.Call]:
    """Return the calls of functions that print."""
    names = PRINTS - program.by_name.keys()
    calls = (one for one in program.nodes if isinstance(one, ast.Call))
    prints = [one for one in calls if ast.unparse(one.func).rpartition(".")[2] in names]
    return [one for one in prints if not any(outer in prints for outer in program.ancestors(one))]


def _without(program: Program, calls: Iterable[ast.Call]) -> str:
    """Return the source with some calls replaced with None; line numbers do not change."""
    source = program.source
    for call in sorted(calls, key=program.span, reverse=True):
        start, end = program.span(call)
        lines = "\n" * source.count("\n", start, end)
        source = f"{source[:start]}(None{lines}){source[end:]}"
    return source
