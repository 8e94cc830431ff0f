"""A verdict as LeetCode shows it: its name, the input, the output and the expected output."""

from __future__ import annotations

import json

from harness.console import paragraph, plural
from harness.drawing import Drawing
from harness.judge.outcome import Report, Word
from harness.judge.verdict import answer_of, passed
from harness.value import Json

LONGEST = 1_500
"""The maximum number of characters shown of a value: about three boards."""
LAST_LINES = 4
"""The number of lines shown of an error, from its end."""


def plain_page(report: Report) -> Drawing:
    """Draw a verdict without its reason, the likely mistake and the smaller input."""
    style = "good" if report.verdict.accepted else "bad"
    counts = f"  {passed(report)}/{plural(report.total, 'case')} passed"
    lines: Drawing = [[(report.verdict.word, style), (counts, "")]]
    deciding = report.deciding
    if deciding is None:
        return lines
    word, error = deciding.verdict.word, deciding.run.error or deciding.verdict.reason
    if word in (Word.COMPILE, Word.RUNTIME, Word.INTERNAL):
        lines += [[(line, "")] for line in error.splitlines()[-LAST_LINES:]]
    if word is Word.COMPILE:
        return lines
    problem, arguments = report.problem, report.problem.arguments(deciding.case)
    shown = {"Input": arguments[0] if len(arguments) == 1 else arguments}
    if word is Word.WRONG:
        shown["Output"] = answer_of(problem, deciding.run)
        if problem.offers(problem.answers):
            shown["Expected"] = next(problem.answers(arguments), None)
    for name, value in shown.items():
        lines += [[(name, "title")], *paragraph("", _json(value))]
    return lines


def _json(value: Json) -> str:
    text = json.dumps(value, separators=(",", ":"))
    left_out = len(text) - LONGEST
    return text if left_out <= 0 else f"{text[:LONGEST]} … {left_out:,} more characters"
