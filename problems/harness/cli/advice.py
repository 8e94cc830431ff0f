"""Advice on what to type next, at the end of a page."""

from __future__ import annotations

from harness.judge.outcome import Report, Word
from harness.load import is_attempt
from harness.practice.attempt import Attempt
from harness.practice.judgement import Judgement
from harness.practice.next_steps import NextStep, next_steps
from harness.practice.step_lines import step_lines
from harness.problem import Problem
from harness.what_to_type import spelled, typed


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


def advise(report: Report, screen: str = "judge") -> list[str]:
    """Return lines on what to type after a verdict that is not Accepted.

    Args:
        report: on the learner's attempt, or on any other file.
        screen: the command that prints it.
    """
    if is_attempt(report.problem, report.solution.path):
        situation = Attempt(report.problem).situation(Judgement(report))
        return step_lines(next_steps(situation, screen))
    one = report.deciding
    if one is None or one.verdict.word in (Word.COMPILE, Word.INTERNAL):
        return []
    file = report.solution.shown
    followup = ["--followup", report.problem.followup] * bool(report.problem.followup)
    likely = one.verdict.likely
    unsure = report.explanation.cut_off and not (likely and likely.proved) and not report.patient
    gain = "looks longer for the mistake" if unsure else "whole boards"
    full = NextStep(("judge", *followup, file, "--full"), gain)
    run = NextStep(("run", *followup, file, "--case", one.case.name), "print() works")
    given = one.case.tier == "yours" or one.case.parent
    return step_lines([full] if given else [run, full])
