"""A verdict as LeetCode shows it: its words, the input, the output and what was expected."""

from __future__ import annotations

import json
from dataclasses import dataclass

from harness.cli.verdict_page import ProgressBar
from harness.console import paragraph, plural, print_drawing
from harness.drawing import Drawing
from harness.judge.outcome import Report, Word
from harness.judge.verdict import answer_of, passed
from harness.practice.events import Shown
from harness.run import Json

LONGEST = 1_500
"""Characters that are shown of a value: about three boards."""


class PlainProgress(ProgressBar):
    """A listener that prints only how far judging has come, and names no mistake later either."""

    @property
    def page(self) -> Shown:
        """Say that the learner sees nothing that LeetCode does not show."""
        return Shown.PLAIN


@dataclass(frozen=True)
class PlainPage(PlainProgress):
    """A listener that prints the verdict as LeetCode shows it."""

    reason: bool
    """True to print the reason, too."""

    def show(self, report: Report) -> None:
        """Print the page."""
        print_drawing(plain_page(report, reason=self.reason))


def plain_page(report: Report, *, reason: bool = False) -> Drawing:
    """Draw a verdict without the likely mistake and the smaller board.

    The reason is LeetCode's secret, too; only for what LeetCode does not ask it can be shown.
    """
    style = "good" if report.verdict.accepted else "bad"
    counts = f"  {passed(report)}/{plural(report.total, 'case')} passed"
    lines: Drawing = [[(report.verdict.word, style), (counts, "")]]
    one = report.deciding
    if one is None:
        return lines
    if one.verdict.word in (Word.COMPILE, Word.RUNTIME, Word.INTERNAL):
        lines += [[(line, "")] for line in (one.run.error or one.verdict.reason).splitlines()[-4:]]
    if one.verdict.word is Word.COMPILE:
        return lines
    if reason:
        lines += paragraph("Reason", one.verdict.reason)
    problem, before = report.problem, report.problem.arguments(one.case)
    shown = {"Input": before[0] if len(before) == 1 else before}
    if one.verdict.word is Word.WRONG:
        shown["Output"] = answer_of(problem, one.run)
        if problem.answers:
            shown["Expected"] = next(problem.answers(before), None)
    for name, value in shown.items():
        lines += [[(name, "title")], *paragraph("", _json(value))]
    return lines


def _json(value: Json) -> str:
    text = json.dumps(value, separators=(",", ":"))
    left_out = len(text) - LONGEST
    return text if left_out <= 0 else f"{text[:LONGEST]} … {left_out:,} more characters"
