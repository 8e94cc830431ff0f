"""The history as a drawing: a row a rep, the mistakes made most, what is due. Pure."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from textwrap import wrap

from harness.console import NARROWEST, page_width, paragraph
from harness.drawing import Drawing
from harness.practice.events import AttemptJudged
from harness.practice.reps import Rep
from harness.what_to_type import typed

MOST_ROWS = 12
"""Reps that are listed."""
HEADING = "rep  begun        minutes  judged  hints  rating  mistakes on the way"
NOTHING = f"No reps yet. `{typed('start')}` or `{typed('again')}` begins one; Accepted ends it."


def log_lines(
    reps: Sequence[Rep], dues: Sequence[str], name: Callable[[AttemptJudged], str]
) -> Drawing:
    """Draw the history.

    Args:
        reps: all of them, the latest last.
        dues: a line a card: when its next rep is due.
        name: returns the few words by which a mistake is called.
    """
    if not reps:
        return [[(NOTHING, "")], *_dues(dues)]
    shown = list(enumerate(reps, 1))[-MOST_ROWS:]
    lines: Drawing = [[(HEADING, "title")]]
    for number, rep in shown:
        lines += [[(line, "")] for line in _row(number, rep, name)]
    lines.append([])
    mistakes = [mistake for rep in reps for mistake in named_mistakes(rep)]
    most = Counter(map(name, mistakes)).most_common(3)
    if often := [_counted(*counted) for counted in most if counted[1] > 1]:
        lines += paragraph("Most", "; ".join(often))
    return lines + _dues(dues)


def named_mistakes(rep: Rep) -> Sequence[AttemptJudged]:
    """Return the mistakes that may be named: the report of an interview names them at its end."""
    return () if rep.is_secret else rep.mistakes


def _dues(dues: Sequence[str]) -> Drawing:
    labels = ["Due", *[""] * len(dues)]
    return [line for row in zip(labels, dues, strict=False) for line in paragraph(*row)]


def _row(number: int, rep: Rep, name: Callable[[AttemptJudged], str]) -> list[str]:
    """Return the lines of a rep: its mistakes may take several."""
    taken, rating = "given up", str(rep.rating)
    if rep.minutes is not None:
        taken = str(math.ceil(rep.minutes))
    elif rep.ended is None:
        taken, rating = "going on", ""
    row = (
        f"{number:>3}  {rep.began.astimezone():%Y-%m-%d}  {taken:>8}  {len(rep.sources):>6}"
        f"  {len(rep.rungs):>5}  {rating:<6}  "
    )
    counts = Counter(map(name, named_mistakes(rep)))
    mistakes = ", ".join(_counted(*counted) for counted in counts.items())
    kind = "interview" if rep.interview else rep.approach
    if kind:
        mistakes = f"{kind}: {mistakes}".removesuffix(": ")
    wrapped = wrap(mistakes, max(page_width() - len(row), NARROWEST)) or [""]
    indents = [row, *[" " * len(row)] * len(wrapped)]
    return [(indent + text).rstrip() for indent, text in zip(indents, wrapped, strict=False)]


def _counted(name: str, number: int) -> str:
    return f"{name} ({number})" if number > 1 else name
