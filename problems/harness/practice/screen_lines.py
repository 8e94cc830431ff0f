"""The lines of the practice screen, from what is known at a moment. Pure."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from textwrap import wrap

from harness.compare.same_search import Match
from harness.console import LABEL, NO_BREAK, minutes_and_seconds, page_width, paragraph, plural
from harness.judge.report import ANOTHER_SEARCH, wrong_part
from harness.judge.verdict import passed, words_of
from harness.practice.file_state import FileState, Readiness
from harness.practice.judgement import Judgement
from harness.practice.keys import LINE
from harness.practice.past import Past
from harness.practice.reps import Rep
from harness.records import Case, Drawing, Report, Segment, Word, typed
from harness.what_to_type import spelled

LINES = 22
"""Lines of the screen where there is no terminal."""
FEWEST_LINES = 8
TRACEBACK = 4
"""Lines of a traceback, its last ones."""


@dataclass(frozen=True)
class View:
    """The facts that the practice screen shows."""

    title: str
    past: Past
    now: datetime
    state: FileState
    due: str = ""
    asks_on: bool = False
    """True if h asks what an interviewer would, after Accepted."""
    judging: bool = False
    progress: tuple[int, int, str] = (0, 0, "")
    """The cases that were judged so far, all of them, and the name of the next one."""
    judgement: Judgement | None = None
    """The last one; None if there is none."""
    hint: Drawing | None = None
    """A hint or a question, which takes the place of what does not fit beside it."""
    note: str = ""
    """A sentence on the last key or on what is wrong with the history."""
    steps: Drawing = field(default_factory=list)
    """The last lines, on what to do next. A note takes their place."""
    height: int = LINES
    """Lines of the terminal."""

    @property
    def failed(self) -> Case | None:
        """The case that failed; None if there is none."""
        one = self.judgement.report.deciding if self.judgement else None
        return one.case if one else None


def screen_lines(view: View, *, keys: bool = True) -> Drawing:
    """Draw the screen, in no more lines and columns than there are.

    The steps at its end, the first of which is the best, give way to the parts above them.
    """
    last = _keys() if keys else []
    top, parts = [_heading(view), [], *_state(view)], _parts(view)
    room = max(view.height, FEWEST_LINES) - len(top) - len(last) - 1  # a blank one between
    end = paragraph("", view.note)[:2] if view.note else []
    if not view.note:
        most = _that_fit(parts, room)
        counts = range(len(view.steps), 0, -1)
        steps = next((count for count in counts if _that_fit(parts, room - count) == most), 0)
        end = view.steps[:steps]
    room -= len(end)
    parts["hint"] = _cut(parts["hint"], room - 1)
    shown = _that_fit(parts, room)
    body = [line for name, part in parts.items() if name in shown for line in _spaced(name, part)]
    if view.judging:  # it is about what was saved before
        body = [[(text, "dim") for text, _ in line] for line in body]
    end = [*end, *last]
    lines = [*top, *body, *([[]] if end else []), *end]
    return [_narrowed(line) for line in lines]


def _that_fit(parts: Mapping[str, Drawing], room: int) -> set[str]:
    """Return the names of the parts that there is room for. The first ones matter most."""
    shown = set()
    for name in ("hint", "reason", "likely", "focus", "error"):
        needed = len(parts[name]) + bool(parts[name])
        if needed <= room:
            room -= needed
            shown.add(name)
    return shown


def _keys() -> Drawing:
    """Return the keys, on as many lines as they need."""
    lines = wrap(LINE.replace(" ", NO_BREAK).replace(NO_BREAK * 2, "  "), page_width())
    return [[(line.replace(NO_BREAK, " "), "dim")] for line in lines]


def _cut(lines: Drawing, room: int) -> Drawing:
    """Return as many lines as there is room for. The last one says that some are missing."""
    if len(lines) <= room or not lines:
        return lines
    more = f"… {typed('hint')} shows all of it, in a larger window."
    return [*lines[: max(room - 1, 1)], [(more, "dim")]]


def _narrowed(line: list[Segment]) -> list[Segment]:
    """Return a line without what does not fit into the width of the screen."""
    room, kept = page_width(), []
    for text, style in line:
        kept.append((spelled(text)[:room], style))
        room -= len(kept[-1][0])
    return kept


def _parts(view: View) -> dict[str, Drawing]:
    """Return the parts of the body, in the order in which they are shown."""
    parts: dict[str, Drawing] = {"reason": [], "likely": [], "error": [], "focus": []}
    parts["hint"] = view.hint or []
    if view.judgement is None:
        return parts
    report = view.judgement.report
    one = report.deciding
    if one is None:
        return parts | {"reason": _result(view)}
    case = [] if one.verdict.word is Word.COMPILE else paragraph("Case", one.case.name)
    parts["reason"] = case + paragraph("Reason", one.verdict.reason)
    if one.verdict.likely:
        words = words_of(one.verdict.likely, remedy=not report.hinted)
        parts["likely"] = paragraph("Likely", words)
    parts["error"] = _error(one.run.error)
    if one.verdict.word is Word.WRONG:
        parts["focus"] = [[(" " * LABEL, ""), *line] for line in wrong_part(report, one)]
    return parts


def _spaced(name: str, part: Drawing) -> Drawing:
    """Return a part with a blank line above it, if it is one that stands by itself."""
    return [[], *part] if part and name in ("focus", "hint") else part


def _heading(view: View) -> list[tuple[str, str]]:
    rep, over = view.past.current, bool(view.past.reps) and view.past.current is None
    facts = [
        "this rep is over; n begins the next"
        if over
        else minutes_and_seconds(seconds_since_save(rep, view.now))
    ]
    if rep:
        facts += [f"{len(rep.sources)} judged", plural(len(rep.rungs), "hint")]
    approach = view.past.reps[-1].approach if view.past.reps else ""
    left, right = (
        "   ".join([view.title, *([approach] if approach else []), *facts]),
        "" if over or (rep and rep.sources) else view.due,
    )
    gap = max(page_width() - len(left) - len(right), 2)
    return [(view.title, "title"), (left[len(view.title) :] + " " * gap, ""), (right, "note")]


def seconds_since_save(rep: Rep | None, now: datetime) -> float:
    """Return the time since the first save of a rep; 0 before that."""
    return max((now - rep.saved).total_seconds(), 0.0) if rep and rep.saved else 0.0


def _state(view: View) -> Drawing:
    """Return where the attempt stands: its verdict, or why there is none."""
    judgement, readiness = view.judgement, view.state.readiness
    if readiness is Readiness.GONE:
        if view.state.detail:
            return paragraph("", f"The file is not judged: {view.state.detail}.")
        return [
            [("There is no attempt to read. Save it again in your editor, or press n.", "note")]
        ]
    if readiness is Readiness.STUB:
        return [[("This is the stub. The clock starts at your first save.", "note")]]
    after = f"   {_progress(view)}" if view.judging else ""
    head = _verdict(judgement.report) if judgement else ""
    if readiness is Readiness.UNFINISHED:
        error = f"Syntax error, not judged: {view.state.detail}"
        before = [[(f"The last verdict was: {head}", "dim")]] if head else []
        return [[(error[: page_width()], "bad")], *before]
    if judgement is None:
        return [[(after.strip() or "…", "dim")]]
    if view.judging:
        return [[(head, "dim"), (after, "note")]]
    return [[(head, "good" if judgement.accepted else "bad")]]


def _progress(view: View) -> str:
    """Return how far judging has come: a slow case is named."""
    done, total, name = view.progress
    return f"judging {done + 1}/{total}: {name} …" if total else "judging what you have saved …"


def _verdict(report: Report) -> str:
    word = ANOTHER_SEARCH if report.apart else report.verdict.word
    return f"{word}  {passed(report)}/{plural(report.total, 'case')}"


def _result(view: View) -> Drawing:
    """Return the result of the rep that was Accepted, and whose search it is."""
    match = view.judgement.match if view.judgement else None
    search = _search(match) if match else []
    if not view.past.reps or not view.past.reps[-1].accepted:
        return search
    rep = view.past.reps[-1]
    text = (
        f"{plural(math.ceil(rep.minutes or 0), 'minute')}, {len(rep.sources)} judged, "
        f"{plural(len(rep.rungs), 'hint')}: {rep.rating}. "
        f"The next rep is {view.due or 'up to you'}."
    )
    asked = "h asks what an interviewer would ask next. " * view.asks_on
    ways = f"{asked}n begins a new rep."
    return search + paragraph(f"Rep {len(view.past.reps)}", text) + paragraph("", ways)


def _search(match: Match) -> Drawing:
    """Return whose search it is, in a rep that asks for an approach from memory."""
    more = paragraph("", match.remark) if match.remark else []
    return paragraph("Search", match.sentence) + more


def _error(text: str) -> Drawing:
    width = page_width() - LABEL
    lines = text.rstrip().splitlines()[-TRACEBACK:]
    return [[(" " * LABEL + line[:width], "")] for line in lines]
