"""Advice on what to type next, in the words in which `kata` was called: with make, or without."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from shlex import quote

from harness.load import TIERS, attempt_path, load_cases
from harness.records import Case, Problem, Report, Word

ROOM = 72
"""Columns of a line of advice."""
VARIABLES = re.compile(r"--(case|board|boards|only|followup|approach|rate|a|b)\b( (?=[A-Z]{2}))?")
"""The options that the Makefile has variables for, and the blank before their value."""


def by_make() -> bool:
    """Return True if this process was started by make."""
    return "MAKELEVEL" in os.environ


def kata() -> str:
    """Return how `kata` was called, so that advice can be pasted as it stands."""
    path = Path(sys.argv[0])
    if path.name != "kata":
        return "kata"
    near = path.absolute().is_relative_to(Path.cwd())
    return quote(str(path.absolute().relative_to(Path.cwd()) if near else path))


def command(name: str, problem: Problem) -> str:
    """Return a command as one types it, for a problem or for a follow-up of it."""
    if by_make():
        return f"make {name}" + f" FOLLOWUP={problem.followup}" * bool(problem.followup)
    return f"{kata()} {name}" + f" --followup {problem.followup}" * bool(problem.followup)


def in_variables_of_make(sentence: str) -> str:
    """Return a sentence with `CASE=NAME` for `--case NAME`, and so on."""
    return VARIABLES.sub(lambda found: found[1].upper() + "=" * bool(found[2]), sentence)


def again_with(followup: str, approach: str) -> str:
    """Return the command that begins a rep of a card."""
    chosen = {"followup": followup, "approach": approach}
    given = {name: value for name, value in chosen.items() if value}
    if by_make():
        return " ".join(["make again", *(f"{name.upper()}={given[name]}" for name in given)])
    return " ".join([f"{kata()} again", *(f"--{name} {given[name]}" for name in given)])


def advise(report: Report) -> list[str]:
    """Return lines on what to type after a verdict page; [] for an accepted solution."""
    one = report.deciding
    if one is None or one.verdict.word in (Word.COMPILE, Word.INTERNAL):
        return []
    path = report.solution.path
    own = path.resolve() == attempt_path(report.problem).resolve()
    shown = "" if own else quote(report.solution.shown)
    judge, run = command("judge", report.problem), command("run", report.problem)
    more = _lines(judge, shown, "FULL=1" if by_make() else "--full", "whole boards")
    if one.case.tier == "yours" or one.case.parent:
        return more
    name = shortest_name(one.case, load_cases(report.problem, TIERS))
    choice = f'CASE="{name}"' if by_make() else f'--case "{name}"'
    return [*_lines(run, shown, choice, "print() works"), *more]


def _lines(start: str, file: str, option: str, purpose: str) -> list[str]:
    """Return a command with what it is good for, if there is room; a long one on two lines."""
    if file:
        start += f" SOLUTION={file}" if by_make() else f" {file}"
    whole = f"{start} {option}"
    if len(whole) > ROOM:
        return [f"{start} \\", f"    {option}"]
    explained = f"{whole}   ({purpose})"
    return [explained if len(explained) <= ROOM else whole]


def shortest_name(case: Case, cases: Sequence[Case]) -> str:
    """Return the first words of a case's name, as many as tell it from all others."""
    words = case.name.split()
    others = [other.name.casefold() for other in cases if other.name != case.name]
    for count in range(2, len(words)):
        start = " ".join(words[:count])
        if not any(start.casefold() in other for other in others):
            return start
    return case.name
