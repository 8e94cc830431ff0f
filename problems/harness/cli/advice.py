"""Advice on what to type next, at the end of a page."""

from __future__ import annotations

from datetime import UTC, datetime

from harness.judge.outcome import Report, Word
from harness.practice.attempt import Attempt, Save
from harness.practice.events import AttemptJudged
from harness.practice.journal import Journal
from harness.practice.next_steps import NextStep, Situation, next_steps
from harness.practice.situation import situation_of
from harness.practice.step_lines import step_lines
from harness.problem import Problem
from harness.what_to_type import as_typed


def command(name: str, problem: Problem, *words: str) -> str:
    """Return a command as one types it, for a problem or for a follow-up of it.

    The words are those after its name: a file, then options and their values.
    """
    return as_typed(name, *problem.named, *words)


def situation_now(
    attempt: Attempt, save: Save, journal: Journal, judged: AttemptJudged | None = None
) -> Situation:
    """Return the situation that an attempt is in now.

    Args:
        attempt: the one that the save is of.
        save: its text.
        journal: as it was read, with what this process has added.
        judged: the judgement of the text, where the journal may not have it yet.
    """
    return situation_of(attempt, save, journal.family(attempt.problem), datetime.now(UTC), judged)


def lines_after(situation: Situation, screen: str) -> list[str]:
    """Return lines on what to type in a situation, at the end of what a command prints."""
    return step_lines(next_steps(situation, screen))


def advise(report: Report) -> list[str]:
    """Return lines on what to type after a verdict on a file that is not the attempt."""
    deciding = report.deciding
    if deciding is None or deciding.verdict.word in (Word.COMPILE, Word.INTERNAL):
        return []
    file, named = report.solution.shown, report.problem.named
    likely = deciding.verdict.likely
    unsure = report.explanation.cut_off and not (likely and likely.proved) and not report.patient
    gain = "looks longer" if unsure else "whole boards"
    full = NextStep(("judge", *named, file, "--full"), gain)
    run = NextStep(("run", *named, file, "--case", deciding.case.name), "print() works")
    given = deciding.case.tier == "yours" or deciding.case.parent
    return step_lines([full] if given else [run, full])
