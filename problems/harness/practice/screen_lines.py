"""The lines of the practice screen, from what is known at a moment. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from textwrap import wrap

from harness.console import (
    LABEL,
    NO_BREAK,
    escape,
    fold,
    minutes_and_seconds,
    page_width,
    paragraph,
    plural,
)
from harness.drawing import Drawing
from harness.judge.outcome import Report, Word
from harness.judge.verdict import passed
from harness.practice.attempt import Readiness, Save
from harness.practice.begin import CLOCK
from harness.practice.hints import Hint
from harness.practice.judge import Judgement
from harness.practice.log_lines import rep_lines, seconds_since_save
from harness.practice.past import Past
from harness.practice.step_lines import KEYS
from harness.why.report import ANOTHER_SEARCH, frames_part, printed_part, reason_part, wrong_part

FRAMES = 22
"""Lines that the frames of an exception may take."""
GAP = "   "
"""The blanks between facts that stand side by side."""


@dataclass(frozen=True)
class View:
    """The facts that the practice screen shows."""

    title: str
    past: Past
    now: datetime
    save: Save
    due: str = ""
    today: str = ""
    """A sentence on what is due today, over follow-ups and approaches; '' if nothing is."""
    asks_on: bool = False
    """True if h asks what an interviewer would, after Accepted."""
    judging: bool = False
    progress: tuple[int, int, str] = (0, 0, "")
    """The cases that were judged so far, all of them, and the name of the next one."""
    judgement: Judgement | None = None
    """The last one; None if there is none."""
    hint: Hint | None = None
    """A hint or a question, which comes first."""
    note: str = ""
    """A sentence on the last key or on what is wrong with the history."""
    steps: Drawing = field(default_factory=list)
    """The last lines, on what to do next."""
    low: bool = False
    """True for a terminal that has no lines to spare for blank ones."""


@dataclass(frozen=True)
class Screen:
    """The lines of the practice screen, as wide as the terminal."""

    top: Drawing
    """The problem that is practised, and the state of the attempt."""
    page: Drawing
    """A note, a hint, what was judged, what to do next. The screen scrolls it."""
    keys: Drawing


def screen_lines(view: View) -> Screen:
    """Draw the screen."""
    gap: Drawing = [[]] * (not view.low)
    parts = [view.hint.draw() if view.hint else [], *_parts(view)]
    if view.judging:  # it is about what was saved before
        parts = [[[(text, "dim") for text, _ in line] for line in part] for part in parts]
    note = paragraph("", view.note) if view.note else []
    page: Drawing = []
    for part in (note, *parts, view.steps):
        page += [[], *part] if page and part else part
    return Screen(
        top=[*_heading(view), *gap, *_state(view), *gap],
        page=[row for line in page for row in fold(line)],
        keys=[[(line, "dim")] for line in _rows(KEYS, "  ")],
    )


def _rows(texts: Sequence[str], gap: str) -> list[str]:
    """Return short texts side by side, on as many lines as they need."""
    joined = gap.join(text.replace(" ", NO_BREAK) for text in texts)
    return [line.replace(NO_BREAK, " ") for line in wrap(joined, page_width())]


def _parts(view: View) -> list[Drawing]:
    """Return what is shown of a judgement: the reason first."""
    if view.judgement is None:
        return []
    report = view.judgement.report
    deciding, printed = report.deciding, printed_part(report)
    if deciding is None:
        return [_result(view), printed]
    reason = [*reason_part(report, deciding), *frames_part(report, deciding, FRAMES)]
    wrong = deciding.verdict.word is Word.WRONG
    focus = wrong_part(report, deciding) if wrong else []
    return [reason, [[(" " * LABEL, ""), *line] for line in focus], printed]


def _heading(view: View) -> Drawing:
    rep, over = view.past.current, view.past.is_over
    facts = [
        "this rep is over; n begins the next"
        if over
        else minutes_and_seconds(seconds_since_save(rep, view.now))
    ]
    if rep:
        facts += [f"{len(rep.sources)} judged", plural(len(rep.rungs), "hint")]
    approach = view.past.reps[-1].approach if view.past.reps else ""
    first, *more = _rows([view.title, *([approach] if approach else []), *facts], GAP)
    right = "" if over or (rep and rep.sources) else view.due
    gap = page_width() - len(first) - len(right)
    in_line = right if not more and gap > 1 else ""
    head = [(view.title, "title"), (first[len(view.title) :] + " " * gap, ""), (in_line, "note")]
    below = [*more, *([right] if right != in_line else [])]
    return [*_said(view.today, "note"), head, *([(line, "")] for line in below)]


def _state(view: View) -> Drawing:
    """Return where the attempt stands: its verdict, or why there is none."""
    judgement, readiness = view.judgement, view.save.readiness
    if readiness is Readiness.GONE and view.save.detail:
        return _said(f"Not judged: {view.save.detail}.", "note")
    if readiness is Readiness.GONE:
        again = "Save it again in your editor, or press n."
        return _said(f"There is no attempt to read. {again}", "note")
    if readiness is Readiness.EMPTY:
        return _said("The file is empty. Write in it and save, or press n for the stub.", "note")
    if readiness is Readiness.STUB:
        return _said(f"This is the stub. {CLOCK}", "note")
    after = _progress(view) if view.judging else ""
    head = _verdict(judgement.report) if judgement else ""
    if readiness is Readiness.UNFINISHED:
        error = _said(f"Syntax error, not judged: {view.save.detail}", "bad")
        return error + (_said(f"The last verdict was: {head}", "dim") if head else [])
    if judgement is None:
        return _said(after or "…", "dim")
    if not view.judging:
        return _said(head, "good" if judgement.accepted else "bad")
    if len(head) + len(GAP) + len(after) > page_width():
        return _said(head, "dim") + _said(after, "note")
    return [[(head, "dim"), (GAP + after, "note")]]


def _said(text: str, style: str) -> Drawing:
    """Return a text in a style, wrapped to the width of the page."""
    return [[(line, style)] for line in wrap(escape(text), page_width())]


def _progress(view: View) -> str:
    """Return how far judging has come: a slow case is named."""
    done, total, name = view.progress
    return f"judging {done + 1}/{total}: {name} …" if total else "judging what you have saved …"


def _verdict(report: Report) -> str:
    word = ANOTHER_SEARCH if report.apart else report.verdict.word
    return f"{word}  {passed(report)}/{plural(report.total, 'case')}"


def _result(view: View) -> Drawing:
    """Return the result of the rep that was Accepted, and whose search it is."""
    judgement, search = view.judgement, Drawing()
    if judgement and judgement.match:
        search = judgement.match.draw(judgement.report.problem.words.value)
    if not view.past.reps or not view.past.reps[-1].accepted:
        return search
    asked = "h asks what an interviewer would ask next. " * view.asks_on
    return search + rep_lines(view.past, view.now, f"{asked}n begins a new rep.")
