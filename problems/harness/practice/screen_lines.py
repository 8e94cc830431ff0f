"""The lines of the practice screen, from what is known at a moment. Pure."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from harness.compare.same_search import Match
from harness.console import LABEL, minutes_and_seconds, page_width, paragraph, plural
from harness.practice.attempt_text import Look, State
from harness.practice.ladders import first_sentence
from harness.practice.past import Past
from harness.practice.reps import Rep
from harness.records import Drawing, Word, typed

LINES = 22
KEYS = "h hint  p predict  r replay  b debug  c compare  n new rep  q quit"
TRACEBACK = 4
"""Lines of a traceback, its last ones."""


@dataclass(frozen=True)
class View:
    """The facts that the practice screen shows."""

    title: str
    past: Past
    now: datetime
    look: Look
    due: str = ""
    asks_on: bool = False
    """True if h asks what an interviewer would, after Accepted."""
    judging: bool = False
    found: Mapping[str, Any] | None = None
    """The last report, as `kata judge --json` has it; None if there is none."""
    focus: Drawing | None = None
    """The part of the answer that is wrong."""
    hint: Drawing | None = None
    """A hint or a question, which takes the place of what does not fit beside it."""
    note: str = ""
    """A sentence on the last key or on what is wrong with the history."""


def screen_lines(view: View, *, keys: bool = True) -> Drawing:
    """Draw the screen, in 22 lines at most."""
    end: Drawing = paragraph("", view.note)[:2] if view.note else []
    end += [[(KEYS, "dim")]] if keys else []
    top = [_heading(view), [], *_state(view)]
    parts = _parts(view)
    room = LINES - len(top) - len(end) - bool(end)
    shown = set()
    for name in ("hint", "reason", "likely", "focus", "error"):  # the first ones matter most
        needed = len(parts[name]) + bool(parts[name])
        if needed <= room:
            room -= needed
            shown.add(name)
    body = [line for name, part in parts.items() if name in shown for line in _spaced(name, part)]
    return [*top, *body, *([[]] if end else []), *end]


def _parts(view: View) -> dict[str, Drawing]:
    """Return the parts of the body, in the order in which they are shown."""
    found = view.found or {}
    parts: dict[str, Drawing] = {"reason": [], "likely": [], "error": [], "focus": []}
    if found and found["verdict"] == Word.ACCEPTED:
        parts["reason"] = _result(view)
    elif found:
        case = paragraph("Case", found["case"]) if found["verdict"] != Word.COMPILE else []
        parts["reason"] = case + paragraph("Reason", found["reason"])
        if found["likely"]:  # the mistake; the remedy is what the hints lead to
            parts["likely"] = paragraph("Likely", first_sentence(found["likely"]))
        parts["error"] = _error(found["error"] or "")
    inset = [[(" " * LABEL, ""), *line] for line in view.focus or []]
    return parts | {"focus": inset, "hint": view.hint or []}


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
    found, state = view.found, view.look.state
    if state is State.GONE:
        return [
            [("There is no attempt to read. Save it again in your editor, or press n.", "note")]
        ]
    if state is State.STUB:
        return [[("This is the stub. The clock starts at your first save.", "note")]]
    after = "   judging what you have saved …" if view.judging else ""
    head = (
        f"{found['verdict']}  {found['passed']}/{plural(found['total'], 'case')}" if found else ""
    )
    if state is State.UNFINISHED:
        error = f"Syntax error, not judged: {view.look.detail}"
        before = [[(f"The last verdict was: {head}", "dim")]] if head else []
        return [[(error[: page_width()], "bad")], *before]
    if found is None:
        return [[(after.strip() or "…", "dim")]]
    good = found["verdict"] == Word.ACCEPTED
    room = max(page_width() - len(head), 0)
    return [[(head, "good" if good else "bad"), (after[:room], "dim")]]


def _result(view: View) -> Drawing:
    """Return the result of the rep that was Accepted, and whose search it is."""
    found = (view.found or {}).get("from_memory")
    search = _search(Match(**found)) if found else []
    if not view.past.reps or not view.past.reps[-1].accepted:
        return search
    rep = view.past.reps[-1]
    text = (
        f"{plural(math.ceil(rep.minutes or 0), 'minute')}, {len(rep.sources)} judged, "
        f"{plural(len(rep.rungs), 'hint')}: {rep.rating}. The next rep is {view.due or 'yours'}."
    )
    asked = "h asks what an interviewer would, " * view.asks_on
    ways = f"c compares it with the approaches, {asked}n begins anew."
    return search + paragraph(f"Rep {len(view.past.reps)}", text) + paragraph("", ways)


def _search(match: Match) -> Drawing:
    """Return whose search it is, in a rep that asks for an approach from memory."""
    more = (
        "The board is right, but this rep asks for that search, so it goes on."
        if match.apart
        else ""
    )
    if match.unsure:
        again = typed("log", "--rate", "again")
        more = f"It counts as {match.approach}. If it is another, `{again}` says so."
    return paragraph("Search", match.sentence) + (paragraph("", more) if more else [])


def _error(text: str) -> Drawing:
    width = page_width() - LABEL
    lines = text.rstrip().splitlines()[-TRACEBACK:]
    return [[(" " * LABEL + line[:width], "")] for line in lines]
