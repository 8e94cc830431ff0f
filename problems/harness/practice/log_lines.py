"""The reps of a problem as a drawing: a row each, the mistakes made most, the last result. Pure."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import datetime
from textwrap import wrap

from harness.console import NARROWEST, page_width, paragraph, plural
from harness.drawing import Drawing
from harness.practice.events import AttemptJudged
from harness.practice.journal import ATTEMPTS
from harness.practice.past import Past
from harness.practice.reps import Rep
from harness.practice.schedule import due_in_words
from harness.what_to_type import typed

MOST_ROWS = 12
"""Reps that are listed."""
HEADING = "rep  begun        minutes  judged  hints  rating  mistakes on the way"
NOTHING = f"No reps yet. `{typed('start')}` or `{typed('again')}` begins one; Accepted ends it."


def log_lines(reps: Sequence[Rep], name: Callable[[AttemptJudged], str]) -> Drawing:
    """Draw the history.

    Args:
        reps: all of them, the latest last.
        name: returns the name of a mistake.
    """
    if not reps:
        return paragraph("", NOTHING)
    lines: Drawing = [[(HEADING, "title")]]
    for number, rep in list(enumerate(reps, 1))[-MOST_ROWS:]:
        lines += [[(line, "")] for line in _row(number, rep, name)]
    mistakes = Counter(name(mistake) for rep in reps for mistake in named_mistakes(rep))
    most = [_counted(*counted) for counted in mistakes.most_common(3) if counted[1] > 1]
    return [*lines, [], *paragraph("Most", "; ".join(most))] if most else lines


def rep_lines(past: Past, now: datetime, way: str) -> Drawing:
    """Draw the last rep: its rating and when the next one is due, or its counts so far.

    Args:
        past: the practice of its problem.
        now: the present.
        way: a sentence on how to begin the next rep.
    """
    if not past.reps:
        return []
    rep, label = past.reps[-1], f"Rep {len(past.reps)}"
    minutes = rep.minutes if rep.accepted else seconds_since_save(rep, now) / 60
    counts = (
        f"{plural(math.ceil(minutes or 0), 'minute')}, {len(rep.sources)} judged, "
        f"{plural(len(rep.rungs), 'hint')}"
    )
    if not rep.accepted:
        return paragraph(label, f"{counts} so far.") if past.current else []
    text = f"{counts}: {rep.rating}. The next rep is {due_in_words(past.reps, now)}."
    if kept := rep.judgements[-1].kept:
        text += f" Your text is kept as {ATTEMPTS}/{kept}."
    return paragraph(label, text) + paragraph("", way)


def seconds_since_save(rep: Rep | None, now: datetime) -> float:
    """Return the time since the first save of a rep; 0 before that."""
    return max((now - rep.saved).total_seconds(), 0.0) if rep and rep.saved else 0.0


def named_mistakes(rep: Rep) -> Sequence[AttemptJudged]:
    """Return the mistakes that may be named: the report of an interview names them at its end."""
    return () if rep.is_secret else rep.mistakes


def _row(number: int, rep: Rep, name: Callable[[AttemptJudged], str]) -> list[str]:
    """Return the lines of a rep: its mistakes may take several."""
    minutes, rating = "given up", str(rep.rating)
    if rep.minutes is not None:
        minutes = str(math.ceil(rep.minutes))
    elif rep.ended is None:
        minutes, rating = "going on", ""
    row = (
        f"{number:>3}  {rep.began.astimezone():%Y-%m-%d}  {minutes:>8}  {len(rep.sources):>6}"
        f"  {len(rep.rungs):>5}  {rating:<6}  "
    )
    counts = Counter(map(name, named_mistakes(rep)))
    mistakes = ", ".join(_counted(*counted) for counted in counts.items())
    if kind := "interview" if rep.interview else rep.approach:
        mistakes = f"{kind}: {mistakes}".removesuffix(": ")
    wrapped = wrap(mistakes, max(page_width() - len(row), NARROWEST)) or [""]
    indents = [row, *[" " * len(row)] * len(wrapped)]
    return [(indent + text).rstrip() for indent, text in zip(indents, wrapped, strict=False)]


def _counted(name: str, number: int) -> str:
    return f"{name} ({number})" if number > 1 else name
