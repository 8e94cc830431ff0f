"""Advice on what to type after a verdict on a file that is not the attempt."""

from __future__ import annotations

from harness.drawing import Drawing
from harness.judge.outcome import Report, Word
from harness.practice.next_steps import NextStep
from harness.practice.step_lines import draw_steps


def advise(report: Report) -> Drawing:
    """Draw what to type after a verdict on a file that is not the attempt."""
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
    return draw_steps([full] if given else [run, full])
