"""Advice on what to type after a verdict page."""

from __future__ import annotations

from harness.load import is_attempt
from harness.records import Problem, Report, Word, typed
from harness.what_to_type import spelled

ROOM = 72
"""Columns of a line of advice."""


def command(name: str, problem: Problem, *words: str) -> str:
    """Return a command as one types it, for a problem or for a follow-up of it.

    The words are those behind its name: a file, then options and their values.
    """
    followup = ["--followup", problem.followup] * bool(problem.followup)
    return spelled(typed(name, *followup, *words))


def again_with(followup: str, approach: str) -> str:
    """Return the command that begins a rep of a card."""
    words = ["--followup", followup] * bool(followup) + ["--approach", approach] * bool(approach)
    return spelled(typed("again", *words))


def advise(report: Report) -> list[str]:
    """Return lines on what to type after a verdict page; [] for an accepted solution."""
    one = report.deciding
    if one is None or one.verdict.word in (Word.COMPILE, Word.INTERNAL):
        return []
    own = is_attempt(report.problem, report.solution.path)
    file = [] if own else [report.solution.shown]
    more = _lines("judge", report.problem, file, ["--full"], "whole boards")
    if one.case.tier == "yours" or one.case.parent:
        return more
    chosen = ["--case", one.case.name]
    return [*_lines("run", report.problem, file, chosen, "print() works"), *more]


def _lines(
    name: str, problem: Problem, file: list[str], option: list[str], purpose: str
) -> list[str]:
    """Return a command with what it is good for, if there is room; a long one on two lines."""
    whole = command(name, problem, *file, *option)
    if len(whole) > ROOM:
        start = command(name, problem, *file)
        return [f"{start} \\", f"    {whole.removeprefix(start).strip()}"]
    explained = f"{whole}   ({purpose})"
    return [explained if len(explained) <= ROOM else whole]
